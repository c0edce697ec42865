import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { makeAffiliate, makeLeadBody, makeSessionId } from '#server/testing/factories.ts';

const home = {
  homePrice: 500_000,
  electricBill: 300,
  creditScore: '700-739',
  propertyState: 'TX',
};

const check = {
  name: 'Ana Lopez',
  mobileNumber: '(503) 555-0100',
  creditScore: 700,
  state: 'TX',
  homePrice: 450_000,
  firstTimeHomebuyer: true,
};

for (const engine of engines()) {
  describe(`the page of a lead on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
    });
    after(() => app.dispose());

    async function readNewLead(changes: Record<string, unknown>) {
      const sent = await app.post('/api/leads', makeLeadBody(changes));
      const { id } = sent.json();
      const answer = await staff.get(`/api/admin/leads/${id}`);
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json();
    }

    test('every card holds what its feature keeps of the lead', async () => {
      const affiliate = await makeAffiliate(staff, { company: 'Homes and Sons' });
      const sessionId = makeSessionId();
      await app.post('/api/check-eligibility', { ...check, sessionId });
      for (const homePrice of [400_000, 500_000]) {
        await app.post('/api/calculate-savings', {
          ...home,
          homePrice,
          sessionId,
        });
      }
      const { referralCode } = affiliate;
      const lead = await readNewLead({ sessionId, referralCode });

      const { version } = (await staff.get('/api/admin/programme')).json();
      assert.equal(lead.termsVersion, version);
      assert.match(lead.termsAsOf, /^\d{4}-\d{2}-\d{2}$/);
      assert.equal(lead.consents.length, 1);
      const { affiliateId, affiliateName, company, status } = lead.referral;
      assert.deepEqual([affiliateId, company, status], [affiliate.id, 'Homes and Sons', 'pending']);
      assert.match(affiliateName, /^Rita Realtor/);
      assert.deepEqual(
        lead.eligibilityChecks.map(({ homePrice }: { homePrice: number }) => homePrice),
        [450_000],
      );
      assert.deepEqual(
        lead.calculations.map(({ homePrice }: { homePrice: number }) => homePrice),
        [400_000, 500_000],
        'the oldest first',
      );
      assert.ok(lead.calculations[1].totalBenefit > 0);
      assert.deepEqual(
        lead.mails.map(({ kind }: { kind: string }) => kind),
        ['lead_notification', 'application_received'],
      );
    });

    test('cards without anything are empty', async () => {
      const lead = await readNewLead({});
      assert.equal(lead.referral, null);
      assert.deepEqual(lead.eligibilityChecks, []);
      assert.deepEqual(lead.calculations, []);
    });

    test('of many calculations the newest twenty are shown', async () => {
      const sessionId = makeSessionId();
      for (let n = 1; n <= 22; n += 1) {
        await app.post('/api/calculate-savings', {
          ...home,
          homePrice: n * 10_000,
          sessionId,
        });
      }
      const { calculations } = await readNewLead({ sessionId });
      assert.equal(calculations.length, 20);
      assert.equal(calculations[0].homePrice, 30_000);
      assert.equal(calculations.at(-1).homePrice, 220_000);
    });

    test('a status that staff gave is told with their name', async () => {
      const { id } = await readNewLead({});
      await app.database.query(
        `insert into lead_status_history (lead_id, from_status, to_status, actor_kind, actor_id)
         select $1, 'New', 'Contacted', 'staff', id from admin_users`,
        [id],
      );
      const { statusHistory } = (await staff.get(`/api/admin/leads/${id}`)).json();
      assert.deepEqual(
        statusHistory.map(({ fromStatus, toStatus, actor }: Record<string, unknown>) => [
          fromStatus,
          toStatus,
          actor,
        ]),
        [
          [null, 'New', 'visitor'],
          ['New', 'Contacted', 'admin'],
        ],
      );
    });
  });
}
