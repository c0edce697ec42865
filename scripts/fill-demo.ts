import { openMailSink } from './demo/mail-sink.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { signIns } from './demo/sign-ins.ts';
import { openProduct } from './open-product.ts';
import { readConfigOrEnd } from './read-config.ts';

const leadCount = Number(process.env.DEMO_LEADS ?? 300);
const sink = await openMailSink();
const config = readConfigOrEnd({
  ...process.env,
  SMTP_URL: sink.url,
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
});
const database = await openProduct(config);
console.log(`Making ${leadCount} invented leads with their visits, if there are none ...`);
const before = await fillDemo(database, config, leadCount);
if (before > 0) {
  console.log(`The demo data is here already (${before} leads).`);
}
for (const sentence of await signIns(database, config)) {
  console.log(sentence);
}
await database.close();
await sink.close();
