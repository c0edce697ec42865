import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { moveBackInTime, spreadWork } from './move-back-in-time.ts';
import { payCommissions } from './pay-commissions.ts';
import { affiliates, demoPartner } from './people.ts';
import { apply, lookAround, type Send, sender } from './visit.ts';
import { workThrough } from './work-through.ts';

/** Visitors per applicant. */
const visitorsPerLead = 3;

/**
 * Fills an empty database with exactly `leadCount` invented leads, their visits and partners.
 * Everything is sent through the product's own calls, so that consent, attribution, statuses and
 * the ledger are real; only times are changed afterwards. Returns how many leads were there before;
 * if there were any, it does nothing.
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
  const sendAsVisitor = sender(app, {});
  const { adminUsername: username, adminPassword: password } = config;
  const login = await sendAsVisitor('/api/admin/login', { username, password });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const send = sender(app, { headers: { cookie } });
  await sendAsVisitor('/api/affiliate/register', demoPartner);
  for (const affiliate of affiliates) {
    if (affiliate.referralCode !== demoPartner.referralCode) {
      await send('/api/admin/affiliates', affiliate);
    }
  }
  for (let index = 0; index < leadCount * visitorsPerLead; index++) {
    await (index % visitorsPerLead === 0 ? apply : lookAround)(app, index);
  }
  await verifyLicenses(database, send);
  await moveBackInTime(database);
  await workThrough(database, send);
  await spreadWork(database);
  await payCommissions(database, send);
  await app.close();
  return 0;
}

/** Staff have looked two of the three licenses up. */
async function verifyLicenses(database: Database, send: Send): Promise<void> {
  const verified = affiliates.filter((one) => one.isLicensedRealtor).slice(0, 2);
  const { rows } = await database.query<{ id: number }>(
    'select id from affiliates where referral_code = any($1)',
    [verified.map(({ referralCode }) => referralCode)],
  );
  const change = { isLicenseVerified: true, needsReview: false };
  for (const { id } of rows) {
    await send(`/api/admin/affiliates/${id}`, change, 'PUT');
  }
}
