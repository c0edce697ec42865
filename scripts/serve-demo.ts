import path from 'node:path';
import { openMailSink } from './demo/mail-sink.ts';

// The product with a mail server that sends nothing on, unless one is set.
if (!process.env.SMTP_URL) {
  const mails = path.resolve(process.env.DATA_DIR!, 'mails');
  process.env.SMTP_URL = (await openMailSink(mails)).url;
  console.log(`Its mails go nowhere: each is a file in ${mails}, an invitation with its link.`);
}
await import(path.resolve(import.meta.dirname, '../dist/process/main.js'));
