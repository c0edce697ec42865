import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { moveBackInTime } from './move-back-in-time.ts';
import { workForAffiliate } from './office-day.ts';
import { affiliates, demoPartner } from './people.ts';
import { apply, lookAround, post } from './visit.ts';
import { workThrough } from './work-through.ts';

/** Visitors to each one who applies. */
const visitorsPerLead = 3;

/**
 * Fills an empty database with exactly `leadCount` invented leads, their visits and partners.
 * Everything is sent through the product's own calls, so that consent, attribution and history are
 * as real as the people are not; only time and the staff's work are written afterwards. Answers how
 * many leads were there before; then nothing is done.
 */
export async function fillDemo(
  database: Database,
  config: Config,
  leadCount: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from leads',
  );
  const before = rows[0]!.count;
  if (before > 0) {
    return before;
  }
  const app = await buildApp({ config, database });
  const login = await post(app, '/api/admin/login', {
    username: config.adminUsername,
    password: config.adminPassword,
  });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await post(app, '/api/affiliate/register', demoPartner);
  for (const affiliate of affiliates) {
    if (affiliate.referralCode !== demoPartner.referralCode) {
      await post(app, '/api/admin/affiliates', affiliate, { headers: { cookie } });
    }
  }
  for (let index = 0; index < leadCount * visitorsPerLead; index++) {
    await (index % visitorsPerLead === 0 ? apply : lookAround)(app, index);
  }
  await moveBackInTime(database);
  await workThrough(database, { exceptOf: demoPartner.referralCode });
  await workForAffiliate(app, database, {
    referralCode: demoPartner.referralCode,
    headers: { cookie },
  });
  await app.close();
  return 0;
}
