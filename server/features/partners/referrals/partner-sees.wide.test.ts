import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyRoute } from '#core/contract/route.ts';
import { toldStatuses } from '#core/domain/partners/partner-view.ts';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import { commissionOffice } from '#server/testing/commission-office.ts';
import { keptMails } from '#server/testing/mail-server.ts';
import { addLink } from '../../accounts/buyer-links/open-link.ts';
import { mailJobs } from '../../mail/email/mail-jobs.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

type Level = 'all' | 'contact' | 'status';

/** Data of the client that might leak, each with a text that occurs nowhere else. */
const told = {
  'last name': /Quetzalcoatl/,
  email: /ana\.secret@example\.com/,
  phone: /503[^\d]{0,2}\s?555[^\d]?0187/,
  address: /Hidden Lane/,
  state: /"propertyState":"TX"|\(TX\)/,
  price: /\b437,?000\b/,
  bill: /\b351\b/,
  score: /620-659/,
  rent: /\$1000-\$1500/,
  timeline: /3-6 months/,
  refusal: /Denied|Not Qualified|Do Not Contact/,
  verdict: /"isQualified":(true|false)/,
  'note of staff': /Bank statement is missing/,
  'note for staff alone': /Credit is worse than stated/,
  'note of a call': /Sounded unsure of the price/,
  'note of a next step': /Ask for the other tax return/,
};
const kept = ['note for staff alone', 'note of a call', 'note of a next step'];
const expected: Record<Level, readonly string[]> = {
  all: Object.keys(told).filter((name) => !kept.includes(name)),
  contact: ['last name', 'email', 'phone'],
  status: [],
};

describe('what a partner is told of a client', async () => {
  const { app, staff } = await openOffice();
  const office = commissionOffice(app, staff);
  await office.confirmBasis(true);
  const partner = await office.makeAffiliate({
    isLicensedRealtor: true,
    commissionRate: 0.03,
    licenseNumber: 'X-1',
  });
  const rita = await app.signInAffiliate(partner);
  const linkId: number = (await rita.post('/api/affiliate/links', { name: 'Open house' })).json()
    .id;
  const apply = async (changes: object) =>
    (await app.apply({ referralCode: partner.referralCode, ...changes })) as number;
  const secret = {
    lastName: 'Quetzalcoatl',
    email: 'ana.secret@example.com',
    phone: '(503) 555-0187',
    currentAddress: '7 Hidden Lane, Portland, OR 97204',
    homePrice: 437_000,
    electricBill: 351,
    creditScore: '620-659',
    timeline: '3-6 months',
  };
  const leadId = await apply(secret);
  const otherId = await apply({ ...secret, firstName: 'Otto' });
  await staff.post('/api/notes', { leadId, content: 'Bank statement is missing' });
  const inside = { leadId, content: 'Credit is worse than stated', isShared: false };
  assert.equal((await staff.post('/api/notes', inside)).json().isShared, false);
  const call = { channel: 'phone', outcome: 'reached', note: 'Sounded unsure of the price' };
  const override = 'They asked to be called now';
  await ok(staff.post(`/api/admin/leads/${leadId}/calls`, { ...call, override }), 201);
  const step = { at: '2099-01-04T15:00:00.000Z', note: 'Ask for the other tax return' };
  await ok(staff.put(`/api/admin/leads/${leadId}/follow-up`, step));
  await rita.post('/api/notes', { leadId, content: 'She is on holiday' });
  for (const status of ['Qualified', 'Approved', 'Closed']) {
    await office.edit(otherId, { status });
  }
  await office.approve(otherId);
  const payoutId: number = (await ok(office.pay(partner.id, 1_311_000), 201)).id;
  await office.edit(leadId, { status: 'Qualified' });
  await office.edit(leadId, { status: 'Denied' });

  /** The answers of every call an affiliate may make, by path. */
  const readAll = async () => {
    const entries: AnyRoute[] = app.app.routeSettings.entries;
    const paths = entries
      .filter(({ method, access }) => method === 'GET' && access.includes('affiliate'))
      .map(({ path }) => path);
    assert.ok(paths.length >= 8, paths.join());
    const answers = await Promise.all(
      paths.map(async (path) => {
        const id = path.includes('statements')
          ? payoutId
          : path.includes('guests')
            ? linkId
            : leadId;
        const answer = await rita.get(path.replace(/:\w+/, String(id)));
        assert.equal(answer.statusCode, 200, `${path} ${answer.body}`);
        return [path, answer.body] as const;
      }),
    );
    return Object.fromEntries(answers);
  };
  const foundIn = (text: string) =>
    Object.entries(told).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));

  for (const level of ['all', 'contact', 'status'] as const) {
    test(`${level}: no call that an affiliate reads says more`, async () => {
      await office.setTerm('partnerSees', level);
      const answers = await readAll();
      assert.deepEqual(foundIn(Object.values(answers).join('\n')), expected[level]);
      // The affiliate's own data stays visible, whatever is withheld about clients.
      assert.match(answers['/api/notes/:leadId']!, /She is on holiday/);
      assert.match(answers['/api/affiliate/earnings/lines']!, /1311000/);
      const lead = JSON.parse(answers['/api/affiliate/lead/:id']!);
      assert.equal(lead.firstName, 'Ana');
      assert.equal(lead.progress.reached.at(-1).milestone, 'ended');
      const statement = JSON.parse(answers['/api/affiliate/statements/:id']!);
      const names = { all: 'Otto Quetzalcoatl', contact: 'Otto Quetzalcoatl', status: 'Otto Q.' };
      assert.equal(statement.referrals[0].client, names[level]);
    });
  }

  test('withheld fields are there and null, of the page and of the list', async () => {
    const shapeOf = (value: object) => Object.keys(value).toSorted();
    const leadOf = async () => (await rita.get(`/api/affiliate/lead/${leadId}`)).json();
    const rowOf = async () => (await rita.get('/api/affiliate/referrals')).json().items[0].lead;
    await office.setTerm('partnerSees', 'all');
    const [page, row] = [await leadOf(), await rowOf()];
    for (const level of ['contact', 'status'] as const) {
      await office.setTerm('partnerSees', level);
      const [seenPage, seenRow] = [await leadOf(), await rowOf()];
      assert.deepEqual(shapeOf(seenPage), shapeOf(page));
      assert.deepEqual(shapeOf(seenRow), shapeOf(row));
      const kept = ['email', 'phone'].filter((field) => seenRow[field] !== null);
      assert.deepEqual(kept, level === 'contact' ? ['email', 'phone'] : []);
      assert.equal(seenPage.creditScore, null);
      assert.equal(seenPage.isQualified, null);
      assert.equal(seenPage.status, 'Not going ahead');
      assert.equal(seenPage.receipt === null, level === 'status');
    }
  });

  test('mails to the partner say no more either', async () => {
    await office.setTerm('partnerSees', 'status');
    await app.database.query(`update jobs set status = 'waiting', run_at = now()`);
    await runDueJobs(app.database, mailJobs(app.app.services));
    for (const kind of [
      'affiliate_notification',
      'milestone',
      'commission_approved',
      'commission_paid',
    ]) {
      const written = (await keptMails(app, kind)).filter(({ text }) => text !== '');
      assert.notEqual(written.length, 0, kind);
      for (const { subject, text } of written) {
        const words = `${subject} ${text}`;
        assert.deepEqual(foundIn(words), [], `${kind}: ${words}`);
        assert.match(words, /(Ana|Otto) Q\. \(SG-/, kind);
      }
    }
  });

  test('the session names the level, and each status of it finds who has it', async () => {
    for (const level of ['contact', 'status', 'all'] as const) {
      await office.setTerm('partnerSees', level);
      const session = (await rita.get('/api/affiliate/session')).json();
      assert.equal(session.partnerSees, level);
      const all = (await rita.get('/api/affiliate/referrals')).json();
      let found = 0;
      for (const status of toldStatuses(session.partnerSees)) {
        const url = `/api/affiliate/referrals?status=${encodeURIComponent(status)}`;
        const { items } = (await rita.get(url)).json();
        assert.ok(items.every((one: { lead: { status: string } }) => one.lead.status === status));
        found += items.length;
      }
      assert.equal(found, all.items.length, `each client once at ${level}`);
    }
  });

  /** The buyer of a lead chooses on their own page what the partner sees. */
  const choose = async (id: number, partnerSees: Level) => {
    const { token } = await addLink(app.database, id);
    const opened = await app.post(`/api/my/${token}/open`, { phoneLast4: '0187' });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    return app.patch(`/api/my/${token}`, { partnerSees }, { cookie });
  };

  for (const level of ['contact', 'status'] as const) {
    test(`${level}, by the buyer's choice: no call that an affiliate reads says more`, async () => {
      await office.setTerm('partnerSees', 'all');
      for (const id of [leadId, otherId]) {
        const chosen = await ok(choose(id, level));
        assert.equal(chosen.partner.sees, level);
      }
      const answers = await readAll();
      assert.deepEqual(foundIn(Object.values(answers).join('\n')), expected[level]);
      assert.match(answers['/api/notes/:leadId']!, /She is on holiday/);
      const statement = JSON.parse(answers['/api/affiliate/statements/:id']!);
      const name = level === 'contact' ? 'Otto Quetzalcoatl' : 'Otto Q.';
      assert.equal(statement.referrals[0].client, name);
      const csv = await rita.get('/api/affiliate/referrals.csv');
      assert.deepEqual(foundIn(csv.body), expected[level]);
      const find = async (query: string) =>
        (await rita.get(`/api/affiliate/referrals?${query}`)).json().items.length;
      assert.equal(await find('q=Hidden+Lane'), 0, 'nor can it be guessed by a search');
      assert.equal(await find('q=Quetzalcoatl'), level === 'contact' ? 2 : 0);
      assert.equal(await find('q=Otto'), 1);
      const phone = (await ok(staff.get(`/api/admin/leads/${leadId}`))).phone as string;
      for (const typed of [phone, phone.replace(/\D/g, ''), phone.slice(-8)]) {
        const count = await find(`q=${encodeURIComponent(typed)}`);
        assert.equal(count, level === 'contact' ? 2 : 0, typed);
      }
      assert.equal(await find('status=Denied'), 0, 'nor by a filter');
      assert.equal(await find('status=Not+going+ahead'), 1);
      const { items } = (await rita.get('/api/affiliate/referrals?sort=homePrice')).json();
      assert.deepEqual(
        items.map(({ lead }: { lead: { homePrice: number | null } }) => lead.homePrice),
        [null, null],
      );
      const ofStaff = (
        await staff.get(`/api/admin/payouts/${payoutId}/statements/${statement.affiliate.id}`)
      ).json();
      assert.equal(ofStaff.referrals[0].client, 'Otto Quetzalcoatl', 'staff read everything');
    });
  }

  test('the buyer of one client changes nothing of another one', async () => {
    await office.setTerm('partnerSees', 'all');
    await choose(leadId, 'status');
    await choose(otherId, 'all');
    const { items } = (await rita.get('/api/affiliate/referrals')).json();
    const names = items.map(({ lead }: { lead: { lastName: string } }) => lead.lastName);
    assert.deepEqual(names.toSorted(), ['Q.', 'Quetzalcoatl']);
  });

  test('the buyer cannot show more than the program does', async () => {
    await choose(leadId, 'contact');
    await office.setTerm('partnerSees', 'status');
    assert.equal((await choose(leadId, 'all')).statusCode, 409);
    const lead = (await rita.get(`/api/affiliate/lead/${leadId}`)).json();
    assert.deepEqual([lead.lastName, lead.email], ['Q.', null]);
  });

  test('mails to the partner obey the buyer', async () => {
    await office.setTerm('partnerSees', 'all');
    await choose(leadId, 'status');
    await choose(otherId, 'status');
    await app.database.query('delete from sent_mails');
    await app.database.query(
      `update jobs set status = 'waiting', run_at = now(), subject = null, text = null,
         html = null, link = null, words_hash = null`,
    );
    await runDueJobs(app.database, mailJobs(app.app.services));
    for (const kind of ['affiliate_notification', 'milestone', 'commission_paid']) {
      const written = (await keptMails(app, kind)).filter(({ text }) => text !== '');
      assert.notEqual(written.length, 0, kind);
      for (const { subject, text } of written) {
        assert.deepEqual(foundIn(`${subject} ${text}`), [], `${kind}: ${text}`);
      }
    }
  });

  test('staff read everything, whatever affiliates may see', async () => {
    await office.setTerm('partnerSees', 'status');
    assert.match((await staff.get(`/api/admin/leads/${leadId}`)).body, /Quetzalcoatl.*|Denied/);
    assert.equal((await staff.get(`/api/notes/${leadId}`)).json().length, 3);
  });

  test('what an application chooses counts if it shows less than the program', async () => {
    const stored = [];
    for (const [term, partnerSees] of [
      ['all', 'status'],
      ['all', 'contact'],
      ['all', 'all'],
      ['all', 'everything'],
      ['contact', 'status'],
      ['contact', 'contact'],
      ['status', 'contact'],
    ]) {
      await office.setTerm('partnerSees', term);
      const id = await apply({
        referralCode: null,
        partnerSees,
        email: `${term}.${partnerSees}@example.com`,
      });
      stored.push((await staff.get(`/api/admin/leads/${id}`)).json().partnerSees);
    }
    assert.deepEqual(stored, ['status', 'contact', null, null, 'status', null, null]);
  });
});
