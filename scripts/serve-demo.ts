import path from 'node:path';
import { openMailSink } from './demo/mail-sink.ts';

// The product with a mail server that sends nothing on, unless one is set.
process.env.SMTP_URL ??= (await openMailSink()).url;
await import(path.resolve(import.meta.dirname, '../dist/process/main.js'));
