import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import { moveBackInTime, spreadWork } from './move-back-in-time.ts';
import { payCommissions } from './pay-commissions.ts';
import { affiliates, demoPartner } from './people.ts';
import { apply, lookAround, post } from './visit.ts';
import { workThrough } from './work-through.ts';

/** Visitors to each one who applies. */
const visitorsPerLead = 3;

/**
 * Fills an empty database with exactly `leadCount` invented leads, their visits and partners.
 * Everything is sent through the product's own calls, so that consent, attribution, statuses and the
 * ledger are as real as the people are not; only time is written afterwards. Answers how many leads
 * were there before; then nothing is done.
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
  const headers = { cookie };
  await verifyLicenses(app, database, headers);
  await moveBackInTime(database);
  await workThrough(app, database, headers);
  await spreadWork(database);
  await payCommissions(app, database, headers);
  await app.close();
  return 0;
}

/** Staff have looked two of the three licenses up. */
async function verifyLicenses(
  app: FastifyInstance,
  database: Database,
  headers: Record<string, string>,
): Promise<void> {
  const verified = affiliates.filter((one) => one.isLicensedRealtor).slice(0, 2);
  const { rows } = await database.query<{ id: number }>(
    'select id from affiliates where referral_code = any($1)',
    [verified.map(({ referralCode }) => referralCode)],
  );
  for (const { id } of rows) {
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/admin/affiliates/${id}`,
      payload: { isLicenseVerified: true, needsReview: false },
      headers,
    });
    if (answer.statusCode !== 200) {
      throw new Error(`affiliate ${id} was not verified: ${answer.body}`);
    }
  }
}
