import fs from 'node:fs';
import path from 'node:path';
import { resendMails } from '#server/features/email/resend-mails.ts';
import { system } from '#server/platform/actor.ts';
import { argumentOrEnd, dataFolder, endWith, isOnServer, onDatabase } from './on-database.ts';

const isRunning =
  'The server is running and holds the database: stop it, run this again, then start it.';

const days = Number(argumentOrEnd('Say of how many days: npm run resend-mails -- <days>'));
if (!Number.isInteger(days) || days < 1 || days > 3650) {
  endWith('The number of days must be a whole number from 1 to 3650.');
}
// Opening a folder that is not there would make a new one, in the wrong place perhaps.
if (!isOnServer && !fs.existsSync(path.join(dataFolder, 'database'))) {
  endWith(`There is no database yet (DATA_DIR is ${path.resolve(dataFolder)}).`);
}
try {
  const count = await onDatabase((db) => {
    const context = {
      db,
      actor: system,
      ipAddress: null,
    };
    return resendMails(context, { days });
  });
  const next = isOnServer ? 'the running server sends them' : 'start the server, which sends them';
  console.log(`${count} mails of the last ${days} days wait again: ${next}.`);
} catch (error) {
  const isHeld = (error as Error).name === 'FolderInUseError';
  endWith(isHeld ? isRunning : (error as Error).message);
}
