import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The mail server of the demo: it takes every mail, sends none on, and keeps them in the folder. */
export async function openMailSink(
  folder?: string,
): Promise<{ url: string; close(): Promise<void> }> {
  if (folder) {
    mkdirSync(folder, { recursive: true });
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, { id }, done) {
      const mail = await buffer(stream);
      if (folder) {
        writeFileSync(
          path.join(folder, `${new Date().toISOString().replaceAll(':', '-')} ${id}.eml`),
          mail,
        );
      }
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
