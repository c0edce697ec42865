import type { startSteps } from '#core/contract/operations/start.ts';
import { adminPaths } from '#core/contract/site.ts';
import { readLastBackup } from '#server/db/backup/last-backup.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { findStartFacts } from './queries.ts';

type Step = (typeof startSteps)[number];

const tab = (name: string) => `${adminPaths.dashboard}?tab=${name}`;

const item = (id: Step, isDone: boolean, path: string, found: Record<string, string> = {}) => ({
  id,
  isDone,
  path,
  found,
});

/** The lines of the actor's role, each judged by what there is, and whether they are put away. */
export async function readStart(context: StaffContext) {
  const { db, actor, programme, config } = context;
  if (actor.role !== 'admin' && actor.role !== 'officer') {
    return { isDone: true, isPutAway: true, items: [] };
  }
  const of = await findStartFacts(db, actor.id);
  if (actor.role === 'officer') {
    const items = [
      item('profile', of.hasPhone && of.hasPhoto, `${adminPaths.profile}#work`),
      item('second-factor', of.hasFactor, `${adminPaths.profile}#security`),
      item('first-lead', of.hasCalled, adminPaths.dashboard),
    ];
    return { isDone: items.every(({ isDone }) => isDone), isPutAway: of.away !== null, items };
  }
  const open = await programme.openFacts();
  const high = open.filter(({ severity }) => severity === 'high').map(({ id }) => id);
  const lastBackup = db.isBundled ? await readLastBackup(config.dataDir) : null;
  const hasServer = config.smtpUrl !== undefined;
  const samples = open.find(({ id }) => id === 'lender-details-sample')?.ruleKeys ?? [];
  const areHours = samples.every((key) => key === 'supportHours');
  const lacks = of.name === '' || !of.hasEmail ? 'name' : of.hasFactor ? 'nothing' : 'factor';
  const own = lacks === 'factor' ? `${adminPaths.profile}#security` : adminPaths.profile;
  const items = [
    item('account', lacks === 'nothing', own, { name: of.name, lacks }),
    item('lender', samples.length === 0, adminPaths.lender, {
      samples: areHours ? 'hours' : 'all',
    }),
    item('mail', hasServer && of.hasMailTest, adminPaths.dashboard, { server: String(hasServer) }),
    item('staff', of.onShift > 0, tab('staff'), {
      members: String(of.members),
      onShift: String(of.onShift),
    }),
    item('test-lead', of.hasLead, adminPaths.dashboard),
    item('facts', high.length === 0, tab('programme'), {
      open: String(open.length),
      high: String(high.length),
    }),
    item('choices', of.openChoice === null, `${tab('programme')}&view=terms&term=${of.openChoice}`),
    item('hero', of.hasOwnHero, tab('hero')),
    item('backup', of.restoredOn !== null, tab('system'), {
      at: lastBackup?.toISOString() ?? '',
      restoredOn: of.restoredOn ?? '',
    }),
  ];
  const { away } = of;
  const isPutAway = away !== null && !away.isOld && high.every((id) => away.high.includes(id));
  return { isDone: items.every(({ isDone }) => isDone), isPutAway, items };
}

/** Puts the lines away for the actor, with the facts that were open by then. Audited. */
export async function putStartAway(context: StaffContext) {
  const open = await context.programme.openFacts();
  const high = open.filter(({ severity }) => severity === 'high').map(({ id }) => id);
  await keep(context, 'start.later', { high });
}

/** Keeps an admin's word for a backup that was restored as a trial; 400 for a day to come. Audited. */
export function recordRestored(context: StaffContext, sent: { restoredOn: string }) {
  if (sent.restoredOn > context.programme.today()) {
    throw fieldError([{ path: 'restoredOn', key: 'moment.past' }]);
  }
  return keep(context, 'start.backup', sent);
}

function keep(context: StaffContext, action: string, after: object) {
  return transaction(context, action, 'start', () => Promise.resolve({ entityId: null, after }));
}
