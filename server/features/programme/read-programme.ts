import { missingSettings } from '#core/domain/programme/launch/operator-settings.ts';
import type { StaffContext } from '../context.ts';
import { nameStaff } from '../name-staff.ts';
import { presentProgramme, presentReplaced } from './present.ts';
import { countPublications, findConfirmations, findPublished } from './queries.ts';

/** Today's terms, all their rules, and the facts that are still to be confirmed. */
export async function readProgramme({ db, programme, config }: StaffContext) {
  const { version } = await programme.currentTerms();
  const terms = await programme.enteredTerms();
  const rules = await programme.currentRules();
  const confirmations = await findConfirmations(db, programme);
  const names = await nameStaff(db, [...new Set(confirmations.map((one) => one.recordedBy))]);
  const rulebook = presentProgramme({
    terms,
    version,
    rules,
    replaced: presentReplaced(await findPublished(db), programme),
    confirmations,
    names,
    today: programme.today(),
    missing: missingSettings(config),
  });
  return { ...rulebook, standing: await countPublications(db), timeZone: config.timeZone };
}
