import { after } from 'node:test';

// Loaded into each file of tests: an open handle, such as the server of a failed test, must not
// keep the run waiting forever.
after(() => {
  const end = () => {
    console.error('A minute after the last test something is still open.');
    process.exit(1);
  };
  setTimeout(end, process.env.OPEN_HANDLES_MS ?? 60_000).unref();
});
