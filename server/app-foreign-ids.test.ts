import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const ends = ['/api/affiliate/logout', '/api/admin/return-from-impersonation'];

describe("one affiliate with another's numbers", async () => {
  const { app, staff } = await openOffice();

  /** An affiliate with clients, a link, a note, and a commission that was paid. */
  async function busyAffiliate() {
    const office = commissionOffice(app, staff);
    const rita = await makeAffiliate(staff, { firstName: 'Zephyrine' });
    const [leadId] = await office.sendLeads(rita.referralCode, 1);
    const client = await app.signInAffiliate(rita);
    const content = 'Zephyrine called them.';
    const named = { firstName: 'Zephyrine', lastName: 'Lima', phone: '(503) 555-0147' };
    const invited = await client.post('/api/affiliate/clients', { ...named, email: 'z@lima.org' });
    const link = await client.post('/api/affiliate/links', { name: 'Zephyrine' });
    const note = await client.post('/api/notes', { leadId, content, authorType: 'affiliate' });
    await office.confirmBasis(true);
    await office.edit(leadId!, { status: 'Qualified', lastName: 'Quillfeather' });
    const { cents } = await office.referralOf(leadId!);
    const [id] = await office.approve(leadId!);
    const paid = await ok(office.pay(rita.id, cents, { reference: 'Zephyrine 1' }), 201);
    await ok(client.get(`/api/affiliate/statements/${paid.id}`));
    return {
      id: rita.id,
      leadId: leadId!,
      numbers: [
        rita.id,
        leadId!,
        id!,
        paid.id as number,
        ...[note, invited, link].map((answer) => answer.json<{ id: number }>().id),
      ],
    };
  }

  test('no call of an affiliate shows or changes what is of another', async () => {
    const { id, leadId, numbers } = await busyAffiliate();
    const stranger = await app.signInAffiliate(await makeAffiliate(staff));
    const stored = () =>
      app.rows(
        `select 'affiliate' as of, to_jsonb(a) as row from affiliates a where id = $1
         union all select 'lead', to_jsonb(l) - 'search' from leads l where id = $2
         union all select 'note', to_jsonb(n) from lead_notes n where lead_id = $2
         union all select 'referral', to_jsonb(r) from referrals r where lead_id = $2
         union all select 'line', to_jsonb(c) from commission_ledger c where affiliate_id = $1
         union all select 'client', to_jsonb(c) from client_invitations c where affiliate_id = $1
         union all select 'link', to_jsonb(k) from affiliate_links k where affiliate_id = $1
         union all select 'choice', to_jsonb(m) from mail_choices m where affiliate_id = $1
         order by 1, 2`,
        [id, leadId],
      );
    const untouched = await stored();
    assert.ok(untouched.length >= 8);
    const payload = {
      leadId,
      affiliateId: id,
      content: 'A word of a stranger',
      authorType: 'affiliate',
      authorId: id,
      firstName: 'Stolen',
      lastName: 'Stolen',
      email: 'stolen.address@example.com',
      isLicensedRealtor: true,
      commissionRate: 0.99,
      commissionAmount: 999_999,
      totalCommissions: 999_999,
      status: 'paid',
    };
    let calls = 0;
    for (const { method, path, access } of app.app.routeSettings.entries) {
      if (!access.includes('affiliate') || ends.includes(path)) {
        continue;
      }
      for (const number of numbers) {
        const answer = await stranger.send({
          method,
          url: `${path.replace(/:\w+/g, String(number))}?affiliate=${id}&affiliateId=${id}`,
          ...(method === 'GET' ? {} : { payload }),
        });
        calls += 1;
        assert.ok(answer.statusCode < 500, `${method} ${path}: ${answer.statusCode}`);
        assert.doesNotMatch(answer.body, /Zephyrine|Quillfeather/, `${method} ${path} ${number}`);
      }
    }
    assert.ok(calls >= 50, String(calls));
    assert.deepEqual(await stored(), untouched);
  });
});
