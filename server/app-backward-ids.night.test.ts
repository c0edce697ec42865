import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { markStaleEstimates } from './features/visitor/stale-estimates/mark-stale-estimates.ts';
import { commissionOffice } from './testing/commission-office.ts';
import { creditOffice } from './testing/credit-office.ts';
import { makeSessionId } from './testing/factories.ts';
import { makeStaff } from './testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

// Each row gets a smaller id than the one before it: the worst case of nodes that hand out ids in
// blocks. Code that takes a greater id for a later row fails here.
const backwards = `
do $$
declare identity record;
begin
  for identity in
    select attrelid::regclass as owner, attname from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = 'public'::regnamespace
  loop
    execute format('alter table %s alter column %I set increment by -1 restart with 900000',
      identity.owner, identity.attname);
  end loop;
end $$`;

describe('while ids run backwards', async () => {
  const app = await openApp();
  await app.database.query(backwards);
  const admin = await app.signIn();
  const maria = await makeStaff(app, { firstName: 'Maria', lastName: 'Lopez' });
  const office = commissionOffice(app, admin);
  const credit = creditOffice(app, admin);
  await office.confirmBasis(true);

  const ask = async (path: string) => ok(admin.get(path));
  const edit = async (id: number, changes: object, by = admin) => {
    await ok(by.put(`/api/admin/leads/${id}`, changes));
  };
  const kindsOf = async (lead: number) => (await office.linesOf(lead)).map(([kind]) => kind);

  test('news tell the leads that came, also one that was committed late', async () => {
    await app.apply();
    const { now } = await ask('/api/admin/news');
    const [one, two] = [await app.apply(), await app.apply()];
    assert.ok(two < one, 'ids run backwards');
    const told = await ask(`/api/admin/news?since=${now}`);
    assert.deepEqual(told.arrivals.slice(0, 2), [two, one]);
    const [late] = await app.rows<{ id: number }>(
      `insert into leads (created_at, first_name, last_name, email, phone)
         values (now() - interval '30 s', 'Late', 'Lead', 'late@example.com', '1') returning id`,
    );
    const afterwards = await ask(`/api/admin/news?since=${told.now}`);
    assert.deepEqual(afterwards.arrivals.slice(0, 2), [two, one]);
    assert.ok(afterwards.arrivals.includes(late!.id), 'it was not told before');
  });

  test('news tell the latest lines', async () => {
    const partner = await office.makeAffiliate();
    const { now } = await ask('/api/admin/news');
    const [first = 0, second = 0] = [
      ...(await office.sendLeads(partner.referralCode, 1)),
      ...(await office.sendLeads(partner.referralCode, 1)),
    ];
    await edit(first, { firstName: 'One' }, maria);
    await edit(second, { firstName: 'Two' }, maria);
    const told = await ask(`/api/admin/news?since=${now}`);
    const changed = told.changes.map(({ entityId }: { entityId: number }) => entityId);
    assert.deepEqual(changed.slice(0, 2), [second, first]);
    assert.equal(told.newestLineAt, told.changes[0].at);
  });

  test('steps belong to the first lead of a visit, and after it to the newest', async () => {
    const sessionId = makeSessionId();
    const step = (page: string) =>
      app.post('/api/track-interaction', { sessionId, page, action: 'page_view' });
    await step('/apply');
    const first = await app.apply({ sessionId });
    const second = await app.apply({ sessionId });
    await step('/thank-you');
    const pagesOf = async (id: number) => {
      const { items } = await ask(`/api/admin/leads/${id}/timeline?pageSize=100`);
      return items.flatMap(({ page }: { page?: string }) => page ?? []);
    };
    assert.deepEqual([await pagesOf(first), await pagesOf(second)], [['/apply'], ['/thank-you']]);
    const { items } = await ask(`/api/admin/leads/${first}/interactions`);
    assert.deepEqual(fieldsOf(items, 'page', 'leadId'), [['/apply', first]]);
  });

  test('statuses stand in the order in which they were given, in the timeline too', async () => {
    const id = await app.apply();
    const statuses = ['Contacted', 'Qualified', 'Follow Up'];
    for (const status of statuses) {
      await edit(id, { status });
    }
    const { statusHistory } = await ask(`/api/admin/leads/${id}`);
    assert.deepEqual(fieldsOf(statusHistory, 'toStatus'), ['New', ...statuses]);
    const { items } = await ask(`/api/admin/leads/${id}/timeline`);
    const told = items.filter(({ kind }: { kind: string }) => kind === 'status');
    assert.deepEqual(fieldsOf(told, 'to'), [...statuses.toReversed(), 'New']);
  });

  test('a status that came last is the one to be undone, and others are left alone', async () => {
    const leads = [await app.apply(), await app.apply()];
    const chosen = leads.map((id) => ({ id, status: 'New' }));
    const { id } = (await office.bulk({ kind: 'status', status: 'Denied', leads: chosen })).json();
    await edit(leads[1]!, { status: 'Qualified' }, maria);
    await edit(leads[1]!, { status: 'Denied' }, maria);
    const undone = (await admin.post(`/api/admin/leads/bulk/${id}/undo`)).json();
    assert.equal(undone.changed, 1);
    const [left] = undone.leftAlone;
    assert.deepEqual([left.id, left.reason, left.who], [leads[1], 'status', 'Maria Lopez']);
  });

  test('a commission is what its latest lines say, also of who was credited later', async () => {
    const [one, other] = [await office.makeAffiliate(), await office.makeAffiliate()];
    const [lead = 0] = await office.sendLeads(one.referralCode, 1);
    await edit(lead, { status: 'Qualified' });
    await edit(lead, { status: 'Denied' });
    await edit(lead, { status: 'Qualified' });
    assert.equal((await office.referralOf(lead)).cents, 1_200_000);
    await edit(lead, { homePrice: 500_000 });
    assert.equal((await office.referralOf(lead)).cents, 1_500_000, 'an estimate follows the price');
    await credit.given(lead, other.id, one.id);
    await edit(lead, { homePrice: 600_000 });
    assert.equal((await office.referralOf(lead)).cents, 1_800_000, 'of its new affiliate too');
    await credit.given(lead, one.id, other.id);
    await edit(lead, { status: 'Denied' });
    assert.equal((await office.referralOf(lead)).cents, 0);
    const ofOne = ['accrual', 'void', 'accrual', 'adjustment', 'void'];
    const ofOther = ['accrual', 'adjustment', 'void'];
    assert.deepEqual(await kindsOf(lead), [...ofOne, ...ofOther, 'accrual', 'void']);
  });

  test('leads are judged that come after all were', async () => {
    const markStale = () => markStaleEstimates(app.app.services, { graceSeconds: 0 });
    const home = {
      homePrice: 700_000,
      electricBill: 250,
      creditScore: '700-739',
      propertyState: 'TX',
    };
    const sessionId = makeSessionId();
    await ok(app.post('/api/calculate-savings', { ...home, sessionId }));
    await app.setTerm('grantCap', 15_000);
    const early = await app.apply({ ...home, sessionId });
    await markStale();
    const late = await app.apply({ ...home, sessionId });
    await markStale();
    const { items } = await ask('/api/admin/leads?shown=outdated&pageSize=100');
    const outdated = items.map(({ id }: { id: number }) => id);
    assert.ok(outdated.includes(early) && outdated.includes(late));
  });
});
