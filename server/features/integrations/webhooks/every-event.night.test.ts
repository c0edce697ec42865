import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { webhookEventNames, webhookEvents } from '#core/contract/integrations/webhooks.ts';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { freshApp } from '#server/testing/app.ts';
import { byCounsel, commissionOffice } from '#server/testing/commission-office.ts';
import { creditOffice } from '#server/testing/credit-office.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import {
  openReceiver,
  type Receiver,
  verifyEvent,
} from '#server/testing/outside/webhook-receiver.ts';
import { webhookJob } from './deliver-event.ts';
import { ok } from '#server/testing/open-app.ts';

describe('what webhooks are told', async () => {
  let receiver: Receiver;
  const app = await freshApp({ config: { mayWebhooksBePrivate: true } });
  const admin = await app.signIn();
  const office = commissionOffice(app, admin);
  receiver = await openReceiver();
  const answer = await admin.post('/api/admin/webhooks', {
    url: receiver.url,
    events: webhookEventNames,
  });
  assert.equal(answer.statusCode, 201, answer.body);
  const secret: string = answer.json().secret;
  after(async () => {
    await app.dispose();
    await receiver.close();
  });

  /** The verified deliveries that a work causes, by type. */
  const told = async (work: () => Promise<unknown>) => {
    receiver.received.length = 0;
    await app.database.query(`delete from jobs where kind = 'webhook'`);
    await work();
    await runDueJobs(app.database, [webhookJob(app.app.services)], { concurrency: 4 });
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    assert.equal(new Set(ids).size, ids.length, 'each event has a number of its own');
    const got: Record<string, unknown[]> = {};
    for (const one of receiver.received) {
      verifyEvent(secret, one);
      const { type, timestamp, data } = one.event;
      assert.ok(Math.abs(Date.now() - Date.parse(timestamp)) < 600_000);
      assert.deepEqual(Object.keys(one.event), ['type', 'timestamp', 'data']);
      const named = webhookEvents[type as keyof typeof webhookEvents];
      assert.deepEqual(named.data.parse(data), data, 'as the contract says, and no more');
      got[type] = [...(got[type] ?? []), data];
    }
    return got;
  };

  test('each event is told once, by numbers and names of fields', async () => {
    const rosa = await office.makeAffiliate();
    const ids = { lead: 0, referral: 0 };
    const affiliateId = rosa.id;
    const { referralCode } = rosa;
    const created = await told(async () => {
      [ids.lead] = (await office.sendLeads(referralCode, 1)) as [number];
    });
    ids.referral = (await office.referralOf(ids.lead)).id;
    const credited = { id: ids.referral, leadId: ids.lead, affiliateId };
    assert.deepEqual(created, {
      'lead.created': [{ id: ids.lead }],
      'referral.credited': [credited],
    });

    const updated = await told(() =>
      office.edit(ids.lead, { firstName: 'Maria', homePrice: 410_000 }),
    );
    const [change] = updated['lead.updated'] as { id: number; fields: string[] }[];
    assert.deepEqual(Object.keys(updated), ['lead.updated']);
    assert.equal(updated['lead.updated']!.length, 1);
    assert.equal(change!.id, ids.lead);
    assert.ok(change!.fields.includes('firstName') && change!.fields.includes('homePrice'));
    assert.ok(!change!.fields.includes('updatedAt') && !change!.fields.includes('lastName'));
    assert.doesNotMatch(receiver.received[0]!.body, /Maria|410/);

    const moved = await told(() => office.edit(ids.lead, { status: 'Qualified' }));
    assert.deepEqual(moved, {
      'lead.updated': [{ id: ids.lead, fields: ['status'] }],
      'lead.status': [{ id: ids.lead }],
    });

    await office.confirmBasis(true);
    const { earnedCents } = (await admin.get(`/api/admin/commissions/${ids.referral}`)).json();
    const approved = await told(() =>
      admin.post('/api/admin/commissions/approve', {
        referrals: [{ id: ids.referral, earnedCents }],
        override: byCounsel,
      }),
    );
    assert.deepEqual(approved, { 'commission.approved': [credited] });

    let payout = 0;
    const paid = await told(async () => {
      const answer = await ok(office.pay(affiliateId, earnedCents), 201);
      payout = answer.id;
    });
    assert.deepEqual(paid, { 'payout.created': [{ id: payout }] });
    assert.deepEqual(await told(() => office.reverse(payout)), {}, 'nothing is approved by it');
  });

  test('staff who credit a lead and publish terms tell of it', async () => {
    const lead = await app.apply();
    const rosa = await office.makeAffiliate();
    const { given } = creditOffice(app, admin);
    const credited = await told(() => given(lead, rosa.id, null));
    const { id } = await office.referralOf(lead);
    assert.deepEqual(credited['referral.credited'], [{ id, leadId: lead, affiliateId: rosa.id }]);
    const taken = await told(() => given(lead, null, rosa.id));
    assert.equal(taken['referral.credited'], undefined, 'nobody is credited');

    const rules = '/api/admin/programme/rules';
    const draft = (
      await admin.post(rules, {
        effectiveFrom: app.app.services.programme.today(),
        source: 'Board resolution 12',
        basis: null,
        terms: { minHomePrice: 160_000 },
      })
    ).json();
    const published = await told(async () => {
      const { updatedAt, standing } = draft;
      await ok(admin.post(`${rules}/${draft.id}/publish`, { updatedAt, standing }));
    });
    const change = { id: draft.id, fields: ['minHomePrice'] };
    assert.deepEqual(published, { 'programme.published': [change] });
    const back = await told(() =>
      admin.post(`/api/admin/programme/revisions/${draft.id}/restore-before`, {}),
    );
    assert.deepEqual(Object.keys(back), ['programme.published']);
  });

  test('many leads in one change are told one by one', async () => {
    const rows = Array.from({ length: 30 }, (_, n) => {
      return `Ana,Row ${n},row.${n}@example.com,50355502${String(n).padStart(2, '0')}`;
    });
    const text = ['First name,Last name,Email,Phone', ...rows].join('\n');
    const form = await fileForm('file', Buffer.from(text), 'leads.csv', 'text/csv');
    const url = '/api/admin/imports';
    const { id, proposed } = (await admin.send({ method: 'POST', url, ...form })).json();
    const payload = { mapping: proposed, consentBasis: 'none' };
    await admin.put(`${url}/${id}`, payload);
    const imported = await told(() => admin.post(`${url}/${id}/run`));
    assert.deepEqual(
      [Object.keys(imported), imported['lead.created']!.length],
      [['lead.created'], 30],
    );
    const leads = imported['lead.created'] as { id: number }[];

    const bulk = await told(() =>
      office.bulk({
        kind: 'status',
        status: 'Contacted',
        leads: leads.map((lead) => ({ id: lead.id, status: 'New' })),
      }),
    );
    const numbers = (data: unknown[] = []) =>
      new Set((data as { id: number }[]).map((one) => one.id));
    assert.deepEqual([bulk['lead.status']!.length, numbers(bulk['lead.status']).size], [30, 30]);
    assert.equal(numbers(bulk['lead.updated']).size, 30);
    assert.equal(bulk['lead.updated']!.length, 30);

    const undone = await told(() => admin.post(`${url}/${id}/undo`));
    assert.deepEqual(Object.keys(undone), ['lead.updated']);
    assert.equal(numbers(undone['lead.updated']).size, 30);
    assert.deepEqual((undone['lead.updated'] as { fields: string[] }[])[0]!.fields, ['deletedAt']);
  });

  test('a merge, its undoing and an erasure tell of both leads', async () => {
    const email = 'one.person@example.com';
    const [id, otherId] = [await app.apply({ email }), await app.apply({ email })];
    await office.edit(otherId, { status: 'Approved' });
    let mergeId = 0;
    const merged = await told(async () => {
      const fields = { status: 'theirs' };
      const answer = await ok(admin.post(`/api/admin/leads/${id}/merge`, { otherId, fields }));
      ({ mergeId } = answer);
    });
    assert.deepEqual(merged['lead.status'], [{ id }]);
    const of = (data: unknown[] = []) => new Set((data as { id: number }[]).map((one) => one.id));
    assert.deepEqual(of(merged['lead.updated']), new Set([id, otherId]));
    const undone = await told(() => admin.post(`/api/admin/merges/${mergeId}/undo`));
    assert.deepEqual(undone['lead.status'], [{ id }]);
    assert.deepEqual(of(undone['lead.updated']), new Set([id, otherId]));
    const erased = await told(() =>
      admin.post(`/api/admin/leads/${id}/erase`, { reason: 'Asked' }),
    );
    assert.deepEqual(of(erased['lead.updated']), new Set([id, otherId]));
    assert.doesNotMatch(receiver.received.map(({ body }) => body).join(), /one\.person/);
  });

  test('a rolled back, repeated or read-only call sends no event', async () => {
    const body = makeLeadBody();
    const key = { 'idempotency-key': 'one-application-of-this-test' };
    const first = await told(() => app.post('/api/leads', body, key));
    assert.equal(first['lead.created']!.length, 1);
    const [{ id }] = first['lead.created'] as [{ id: number }];
    assert.deepEqual(await told(() => app.post('/api/leads', body, key)), {});
    assert.deepEqual(await told(() => admin.get(`/api/admin/leads/${id}`)), {});
    const rollBack = () =>
      app.database.transaction(async (tx) => {
        await tx.query(`update leads set first_name = 'Nobody' where id = $1`, [id]);
        const { rows } = await tx.query(
          `select 1 from jobs where kind = 'webhook' and attempts = 0`,
        );
        assert.equal(rows.length, 1, 'it was there, and goes with its cause');
        throw new Error('rolled back');
      });
    assert.deepEqual(await told(() => assert.rejects(rollBack())), {});
  });

  test('a webhook gets what it asks for, and nothing while it is paused', async () => {
    const other = await openReceiver();
    const events = ['lead.status'];
    const answer = await admin.post('/api/admin/webhooks', { url: other.url, events });
    const { id } = answer.json();
    const lead = await app.apply();
    await told(() => office.edit(lead, { status: 'Contacted' }));
    assert.deepEqual(
      other.received.map(({ event }) => event.type),
      ['lead.status'],
    );
    verifyEvent(answer.json().secret, other.received[0]!);
    assert.throws(() => verifyEvent(secret, other.received[0]!), 'each has its own secret');
    const pause = { method: 'PATCH', url: `/api/admin/webhooks/${id}` } as const;
    await admin.send({ ...pause, payload: { isActive: false } });
    await told(() => office.edit(lead, { status: 'Approved' }));
    await admin.send({ ...pause, payload: { isActive: true } });
    assert.deepEqual(await told(async () => {}), {}, 'nothing is made up for');
    assert.equal(other.received.length, 1);
    await admin.remove(pause.url);
    await other.close();
  });
});
