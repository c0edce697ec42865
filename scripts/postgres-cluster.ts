import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';

// Prints the address of a throw-away PostgreSQL and keeps it until standard input closes; prints
// "none" where there is none to start.
const cluster = await startPostgresCluster();
console.log(cluster?.url ?? 'none');
if (cluster) {
  process.stdin.on('end', () => void cluster.stop().then(() => process.exit(0)));
  process.stdin.resume();
}
