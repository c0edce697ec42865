import assert from 'node:assert/strict';
import { test } from 'node:test';
import { largestLogo } from '#core/contract/programme/lender.ts';
import { lenderValues } from '../mail/email/lender-values.ts';
import { picture } from '#server/testing/hero-files.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const path = '/api/admin/lender';
const { app, staff } = await openOffice();
const termsNow = () => app.app.services.programme.currentTerms();
const revisions = () => app.count('terms_revisions');

const lender = {
  name: 'Harbor & Pine Home Loans',
  license: 'ML-20814',
  nmlsId: null,
  phone: '(503) 555-0126',
  email: 'hello@harborpine.example',
  offices: [{ address: '88 Wharf Street, Suite 4, Portland, OR 97209' }],
};
const asUrl = (bytes: Buffer, says = 'image/png') =>
  `data:${says};base64,${bytes.toString('base64')}`;

test('the lender is one revision of today, in effect at once and under a name', async () => {
  const said = await ok(staff.put(path, lender));
  assert.deepEqual([said.state, said.terms.lenderName], ['effective', lender.name]);
  const terms = await termsNow();
  assert.equal(terms.lenderName, lender.name);
  assert.equal(terms.medfordOfficeAddress, null, 'one office is enough');
  assert.deepEqual([terms.logo, terms.brandColors], [null, null]);
  const [row] = await app.rows(
    `select r.source, r.effective_from::text as from, r.terms, a.action, a.before
     from terms_revisions r join audit_log a on a.entity = 'terms' and a.entity_id = r.id
     where a.action = 'terms.publish'`,
  );
  const { source, from, action, before } = row as Record<string, string>;
  assert.deepEqual(
    [source, from, action],
    ['The lender', app.app.services.programme.today(), 'terms.publish'],
  );
  assert.equal(
    (before as unknown as Record<string, string>)['lenderName'],
    'Cascadia Home Lending',
  );
  const mail = lenderValues(terms, 'en');
  assert.equal(mail.lenderImprint, `${lender.offices[0]!.address} · ML-20814`);
  const count = await revisions();
  assert.equal(await ok(staff.put(path, lender)), null);
  assert.equal(await revisions(), count, 'what is the same is not published again');
});

test('what cannot be published leaves no draft behind', async (t) => {
  await app.database.query(`
    create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end';
    create trigger refuse before update on terms_revisions execute function refuse()`);
  t.after(() => app.database.query('drop function refuse cascade'));
  const count = await revisions();
  assert.equal((await staff.put(path, { ...lender, name: 'Other Loans' })).statusCode, 500);
  assert.equal(await revisions(), count);
});

test('of two who began with the same lender the second is refused, and leaves no draft', async () => {
  const { standing } = await ok(staff.get('/api/admin/programme'));
  await ok(staff.put(path, { ...lender, license: 'ML-2', standing }));
  const count = await revisions();
  const late = await staff.put(path, { ...lender, license: 'ML-3', standing });
  assert.equal(late.statusCode, 409, late.body);
  assert.deepEqual([(await termsNow()).licenseNumber, await revisions()], ['ML-2', count]);
  const { standing: now } = await ok(staff.get('/api/admin/programme'));
  await ok(staff.put(path, { ...lender, standing: now }));
});

test('hours, a second office and the number of the register are kept where they are left out', async () => {
  const hours = { en: 'Mon-Fri 9-5', es: 'lun-vie 9-5', pt: 'seg-sex 9-17' };
  const offices = [
    { name: 'Wharf Office', address: '88 Wharf Street' },
    { name: null, address: '1207 Pine Avenue' },
  ];
  await ok(staff.put(path, { ...lender, nmlsId: '1234567', hours, offices }));
  await ok(staff.put(path, { ...lender, nmlsId: '1234567', offices }));
  const terms = await termsNow();
  assert.deepEqual(terms.supportHours, hours);
  assert.deepEqual(
    [terms.homeOfficeName, terms.medfordOfficeName, terms.medfordOfficeAddress, terms.nmlsId],
    ['Wharf Office', null, '1207 Pine Avenue', '1234567'],
  );
});

test('colors that cannot be read are refused at their field, with a color that can', async () => {
  const colors = (ground: string, ink: string) =>
    staff.put(path, { ...lender, brandColors: { ground, ink } });
  const refused = await colors('#1F5C7A', '#9FBCCA');
  assert.equal(refused.statusCode, 400);
  assert.deepEqual(refused.json().errors, [
    { path: 'brandColors.ink', message: '3.6:1 of 4.5:1. #FFFFFF passes' },
  ]);
  for (const [ground, ink] of [
    ['#fff', '#000'],
    ['#1F5C7A', 'white'],
    ['#1F5C7A', '#FFFFFF}body{display:none'],
  ] as const) {
    assert.equal((await colors(ground, ink)).statusCode, 400, ink);
  }
  await ok(colors('#1F5C7A', '#FFFFFF'));
  assert.equal(lenderValues(await termsNow(), 'es').buttonGround, '#1F5C7A');
  await ok(staff.put(path, { ...lender, brandColors: null }));
  assert.equal((await termsNow()).brandColors, null);
});

test('a logo is known by its bytes, kept as our own picture, and named by its revision', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const { terms } = await ok(staff.put(path, { ...lender, logo: asUrl(await picture(format)) }));
    const { logo } = terms;
    const got = await app.get(logo);
    assert.deepEqual([got.statusCode, got.headers['content-type']], [200, 'image/webp'], format);
    assert.equal((await termsNow()).logo, logo);
  }
  const kept = (await termsNow()).logo;
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const png = await picture('png');
  const large = Buffer.concat([png, Buffer.alloc(largestLogo + 1 - png.length)]);
  for (const wrong of [asUrl(svg), asUrl(await picture('gif')), asUrl(large), 'data:,x', kept]) {
    const refused = await staff.put(path, { ...lender, logo: wrong });
    assert.equal(refused.statusCode, 400, String(wrong).slice(0, 40));
    assert.match(refused.json().message, /PNG, JPG or WebP/);
  }
  const cut = (await picture('jpeg')).subarray(0, 400);
  assert.equal((await staff.put(path, { ...lender, logo: asUrl(cut) })).statusCode, 422);
  await ok(staff.put(path, lender));
  assert.equal((await termsNow()).logo, kept, 'left out it stays');
  await ok(staff.put(path, { ...lender, logo: null }));
  assert.equal((await termsNow()).logo, null);
});

test('only who proved who they are publishes, and every detail is checked', async () => {
  for (const [field, value] of [
    ['name', ' '],
    ['license', ''],
    ['phone', '123'],
    ['email', 'hello'],
    ['offices', []],
    ['offices', [{ address: '' }]],
    ['offices', Array.from({ length: 3 }, () => ({ address: 'x' }))],
  ] as const) {
    const refused = await staff.put(path, { ...lender, [field]: value });
    assert.equal(refused.statusCode, 400, field);
    assert.match(refused.json().errors[0].path, new RegExp(`^${field}`));
  }
  await app.database.query(`update sessions set stepped_up_at = now() - interval '2 hours'`);
  const unproved = await staff.put(path, lender);
  assert.deepEqual([unproved.statusCode, unproved.json().code], [403, 'step_up']);
});
