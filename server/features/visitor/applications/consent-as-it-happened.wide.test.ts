import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  boxConsentVersion,
  consentText,
  currentConsentVersion,
} from '#core/domain/permission/consent.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const check = {
  name: 'Ana Lopez',
  mobileNumber: '(503) 555-0100',
  creditScore: 700,
  state: 'TX',
  homePrice: 500_000,
  firstTimeHomebuyer: true,
};

describe('a consent is what happened', async () => {
  const { app, staff } = await openOffice();

  const apply = async (changes: Record<string, unknown>, language = 'en'): Promise<number> =>
    (await ok(app.post(`/api/leads?lang=${language}`, makeLeadBody(changes)), 201)).id;
  const detail = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();
  const consentAfter = async (changes: Record<string, unknown>, language = 'en') =>
    (await detail(await apply(changes, language))).consent;

  test('a bare call is a lead with no consent on record', async () => {
    for (const changes of [
      { consentVersion: undefined, consentTicked: undefined },
      { consentVersion: undefined, consentTicked: 'person', consent: true },
      { consentVersion: null, consentTicked: 'preset' },
      { consentVersion: '' },
      { consentVersion: 7 },
    ]) {
      const id = await apply(changes);
      const { consent, consents } = await detail(id);
      assert.deepEqual([consent, consents], [null, []], JSON.stringify(changes));
      const [audited] = await app.rows(
        `select ip_address from audit_log where action = 'lead.submit' and entity_id = $1`,
        [id],
      );
      assert.equal(audited!['ip_address'], '127.0.0.1', 'it is written down all the same');
    }
  });

  test('a version that was not published for this form grants nothing, whatever the box says', async () => {
    for (const consentVersion of ['1999-01-01.1', boxConsentVersion, 'constructor', '__proto__']) {
      for (const consentTicked of ['preset', 'person', 'none', undefined]) {
        const consent = await consentAfter({ consentVersion, consentTicked, consent: true });
        assert.deepEqual(
          [consent.granted, consent.isVersionConfirmed, consent.channels, consent.text],
          [false, false, [], ''],
        );
        assert.equal(consent.version, consentVersion, 'what was named is kept');
      }
    }
  });

  test('the words shown and what became of the box are kept in each language', async () => {
    for (const language of ['en', 'es', 'pt'] as const) {
      for (const ticked of ['preset', 'person', 'none'] as const) {
        const consent = await consentAfter({ consentTicked: ticked }, language);
        const granted = ticked !== 'none';
        assert.deepEqual(
          [consent.granted, consent.ticked, consent.wasPrechecked, consent.language],
          [granted, ticked, ticked === 'preset', language],
        );
        assert.deepEqual(consent.channels, granted ? ['phone', 'sms', 'email'] : []);
        const [beginning] = consentText('application', language)!.text.split('{lender}');
        assert.ok(consent.text.startsWith(beginning!));
      }
    }
    const older = await consentAfter({ consentVersion: '2026-11-20.1', consentTicked: null });
    assert.deepEqual([older.granted, older.ticked, older.isCurrent], [true, null, false]);
  });

  test('what was written down before, of a page that named no published text, counts as nothing', async () => {
    const id = await apply({});
    await app.database.query('alter table consent_records disable trigger user');
    await app.database.query(
      `update consent_records set is_version_confirmed = false, ticked = null where lead_id = $1`,
      [id],
    );
    await app.database.query('alter table consent_records enable trigger user');
    const { consent } = await detail(id);
    assert.deepEqual([consent.granted, consent.channels, consent.ticked], [false, [], null]);
    assert.equal(consent.wasPrechecked, true, 'how the box began is on record, and no more');
  });

  test('an older record does not claim that the box was left alone; its channels stay as they were', async () => {
    const id = await apply({});
    const { reach } = await detail(id);
    await app.database.query('alter table consent_records disable trigger user');
    await app.database.query('update consent_records set ticked = null where lead_id = $1', [id]);
    await app.database.query('alter table consent_records enable trigger user');
    const old = await detail(id);
    assert.deepEqual([old.consent.granted, old.consent.ticked], [true, null]);
    assert.deepEqual(old.reach, reach, 'staff are told that the box came ticked');
  });

  test('the record cannot be changed afterwards', async () => {
    await apply({ consentTicked: 'none' });
    for (const sql of [
      `update consent_records set ticked = 'person', granted = true`,
      'delete from consent_records',
    ]) {
      await assert.rejects(app.database.query(sql), /append-only/);
    }
  });

  test('sent twice it is one record; ticked in between it is another application', async () => {
    const body = makeLeadBody({ consentTicked: 'none' });
    const send = async (changes = {}) =>
      (await app.post('/api/leads', { ...body, ...changes })).json().id;
    const [first, second] = await Promise.all([send(), send()]);
    assert.equal(first, second);
    assert.equal((await detail(first)).consents.length, 1);
    const ticked = await send({ consentTicked: 'person' });
    assert.notEqual(ticked, first);
    assert.deepEqual(
      [(await detail(first)).consent.granted, (await detail(ticked)).consent.granted],
      [false, true],
    );
  });

  test('a check keeps what happened as well', async () => {
    const recordAfter = async (changes: Record<string, unknown>) => {
      const earlier = await app.count('consent_records');
      await ok(app.post('/api/check-eligibility', { ...check, ...changes }));
      const rows = await app.rows('select * from consent_records order by id desc limit 1');
      return (await app.count('consent_records')) === earlier ? null : rows[0];
    };
    assert.equal(await recordAfter({}), null);
    assert.equal(await recordAfter({ consentTicked: 'person', consent: true }), null);
    for (const [consentVersion, consentTicked, granted] of [
      [currentConsentVersion, 'preset', true],
      [boxConsentVersion, 'person', true],
      [boxConsentVersion, 'none', false],
      ['1999-01-01.1', 'person', false],
    ] as const) {
      const record = await recordAfter({ consentVersion, consentTicked });
      assert.deepEqual(
        [record!['granted'], record!['ticked'], record!['purpose'], record!['version']],
        [granted, consentTicked, 'eligibility', consentVersion],
      );
    }
  });

  test('a no is refused while a consent is required, and taken once it is not', async () => {
    const no = { consent: false, consentTicked: 'person' };
    const refused = async () => [
      (await app.post('/api/leads', makeLeadBody(no))).statusCode,
      (await app.post('/api/check-eligibility', { ...check, consent: false })).statusCode,
    ];
    assert.deepEqual(await refused(), [400, 400]);
    await app.setTerm('consentRequired', false);
    const consent = await consentAfter(no);
    assert.deepEqual([consent.granted, consent.ticked], [false, 'none'], 'no is no');
    assert.deepEqual(await refused(), [201, 200]);
    await app.setTerm('consentRequired', true);
    assert.deepEqual(await refused(), [400, 400]);
  });
});
