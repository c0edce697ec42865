import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Language } from '#core/domain/language.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { ok } from '#server/testing/open-app.ts';

const home = { homePrice: 500_000, electricBill: 350, creditScore: '700-739', propertyState: 'TX' };
// Fields the applicant left out and was not shown.
const unsaid = { homePrice: null, electricBill: null, propertyState: null };

const { app, deliver } = await freshMailApp();

const calculate = async (sessionId: string, changes: Record<string, unknown> = {}) =>
  ok(app.post('/api/calculate-savings', { ...home, ...changes, sessionId }));
const apply = async (changes: Record<string, unknown>, language: Language = 'en') => {
  const email = `${makeSessionId()}@example.com`;
  const body = makeLeadBody({ ...unsaid, ...changes, email });
  await ok(app.post(`/api/leads?lang=${language}`, body), 201);
};
/** Sends waiting mails; returns the text of the confirmation. */
const confirmation = async () => {
  await deliver();
  const [mail] = await keptMails(app, 'application_received');
  assert.equal(mail!.status, 'done');
  return mail!;
};
const assertSays = ({ text, html }: { text: string; html: string }, words: string[]) => {
  // Markup that keeps an amount on one line is not part of the text.
  const seen = html.replace(/<\/?span[^>]*>/g, '');
  for (const word of words) {
    assert.ok(text.includes(word), `${word} in ${text}`);
    assert.ok(seen.includes(word), `${word} in ${seen}`);
  }
};
const amounts = (
  { solarCost, taxCredit, educationEarnings, totalBenefit, ...savings }: Record<string, number>,
  language: Language,
) =>
  [
    solarCost,
    taxCredit,
    educationEarnings,
    totalBenefit,
    savings['monthlySavings'],
    savings['monthlySavingsLow'],
    savings['annualSavings'],
    savings['lifetimeSavings'],
  ].map((amount) => formatDollars(amount!, language));

for (const [language, words] of [
  ['en', ['For a $500,000 home in Texas with a $350 monthly electric bill', 'Sources: ']],
  ['es', ['Para una vivienda de $500,000 en Texas', 'Se suma a su hipoteca', 'Fuentes: ']],
  ['pt', ['Para um imóvel de US$\u00a0500.000 (Texas)', 'Economia mensal', 'Fontes: ']],
] as const) {
  test(`are those that were shown, whatever the terms became since (${language})`, async () => {
    const sessionId = makeSessionId();
    const shown = await calculate(sessionId);
    // For another home, though newer; and by another person.
    await calculate(sessionId, { homePrice: 900_000, propertyState: 'KY' });
    await calculate(makeSessionId(), { homePrice: 275_000, propertyState: 'GA' });
    await apply({ ...home, sessionId }, language);
    await app.setTerm('grantRate', 0.01);
    await app.setTerm('taxCreditRate', 0.26);
    const mail = await confirmation();
    await app.setTerm('grantRate', 0.035);
    await app.setTerm('taxCreditRate', 0.3);
    assertSays(mail, [...words, ...amounts(shown, language)]);
    assert.match(mail.text, /26 USC 25D/, 'the credit that ended is an illustration');
    assert.doesNotMatch(mail.text, /[{}]|undefined|NaN/);
  });
}

test('without the same home it is the newest that was shown before the application', async () => {
  const sessionId = makeSessionId();
  await calculate(sessionId);
  const newest = await calculate(sessionId, { homePrice: 275_000, propertyState: 'GA' });
  await apply({ ...home, homePrice: 480_000, sessionId });
  await calculate(sessionId, { homePrice: 900_000, propertyState: 'KY' });
  const mail = await confirmation();
  assertSays(mail, ['For a $275,000 home in Georgia', ...amounts(newest, 'en')]);
  assert.doesNotMatch(mail.text, /Kentucky|Texas/);
});

test('who calculated on an earlier visit gets what is kept with the application', async () => {
  await apply(home);
  const kept = await confirmation();
  assertSays(kept, ['For a $500,000 home in Texas', '$60,600', '$243 to $296', '$31,180']);
  await app.database.query('delete from jobs; delete from sent_mails');
  await apply(home);
  await app.setTerm('grantCap', 9000);
  const later = await confirmation();
  await app.setTerm('grantCap', 13_000);
  assert.doesNotMatch(later.text, /\$60,600/, 'never computed by newer terms');
  assertSays(later, ['grant is up to $9,000']);
});

test('no saving comes without what it costs, and none where that may not be shown', async () => {
  const sessionId = makeSessionId();
  await calculate(sessionId);
  for (const [language, words] of [
    [
      'en',
      [
        'Payment a month at 5%, 6%, 7%',
        '$359, $397, $438',
        '5.88%, 6.86%, 7.84%',
        'Breaks even at a mortgage rate of',
        '1.58% to 3.24%',
        'An illustration, not an offer of credit: 360 monthly payments over 30 years',
        '$61,661',
        'The price of the panels, $60,600, with 1.75% of FHA mortgage insurance up front',
      ],
    ],
    ['es', ['$359, $397, $438', 'no una oferta de crédito']],
    ['pt', ['não uma oferta de crédito', '360 parcelas']],
  ] as const) {
    await app.database.query('delete from jobs; delete from sent_mails');
    await apply({ ...home, sessionId }, language);
    assertSays(await confirmation(), [...words]);
  }
  await app.database.query('delete from jobs; delete from sent_mails');
  await apply({ ...home, sessionId });
  await app.setTerm('showsMonthlyCost', false);
  const silent = await confirmation();
  await app.setTerm('showsMonthlyCost', true);
  assert.doesNotMatch(silent.text + silent.html, /savings|\$243|\$296|\$359/i);
  assertSays(silent, ['$61,661', '$13,000']);
});

test('an estimate of before, which tells no cost, is mailed without its savings', async () => {
  const sessionId = makeSessionId();
  await calculate(sessionId);
  await app.database.query(
    `update calculations set result = result - 'netCost' - 'programCovers' where session_id = $1`,
    [sessionId],
  );
  await apply({ ...home, sessionId });
  const mail = await confirmation();
  assert.doesNotMatch(mail.text + mail.html, /savings|\$296/i);
  assertSays(mail, ['$60,600', '$13,000']);
});

test('outside the program the mail tells of electricity alone, and why', async () => {
  for (const [rule, answer] of [
    ['The program does not cover homes in Hawaii yet.', { propertyState: 'HI' }],
    ['The program asks for a credit score of 580 or higher.', { creditScore: 'Below 580' }],
    ['The program asks for a home price of $150,000 or more.', { homePrice: 149_000 }],
  ] as const) {
    for (const sessionId of [makeSessionId(), undefined]) {
      await app.database.query('delete from jobs; delete from sent_mails');
      if (sessionId) {
        await calculate(sessionId, answer);
      }
      await apply({ ...home, ...answer, sessionId });
      const mail = await confirmation();
      assertSays(mail, [
        rule,
        'Price of the panels',
        'Not financed by this program',
        'Monthly savings',
      ]);
      assert.doesNotMatch(mail.text + mail.html, /First-year total|13,000|Added to your mortgage/);
    }
  }
});

test('a visitor without an estimate reads what the program offers, and where to ask', async () => {
  for (const [language, words, address] of [
    ['en', 'The program’s grant is up to $13,000.', '/calculator'],
    ['es', 'La ayuda del programa es de hasta $13,000.', '/calculator?lang=es'],
    ['pt', 'O subsídio do programa é de até US$\u00a013.000.', '/calculator?lang=pt'],
  ] as const) {
    await app.database.query('delete from jobs; delete from sent_mails');
    await apply({ sessionId: makeSessionId() }, language);
    const mail = await confirmation();
    assertSays(mail, [words, `https://www.lender.example${address}`]);
    assert.doesNotMatch(mail.text, /\d kW|60,600|60\.600/);
  }
});

test('while only what is confirmed is shown, no mail promises the credit or the grant', async () => {
  const sessionId = makeSessionId();
  await calculate(sessionId);
  await apply({ ...home, sessionId });
  await app.setTerm('showOnlyConfirmed', true);
  const cautious = await confirmation();
  const strictly = makeSessionId();
  const without = await calculate(strictly);
  await app.database.query('delete from jobs; delete from sent_mails');
  await apply({ ...home, sessionId: strictly });
  const strict = await confirmation();
  await app.database.query('delete from jobs; delete from sent_mails');
  await apply({ sessionId: makeSessionId() });
  const none = await confirmation();
  await app.setTerm('showOnlyConfirmed', false);

  assertSays(cautious, ['Price of the panels', '$60,600']);
  assert.doesNotMatch(cautious.text + cautious.html, /61,661|1\.75%|Added to your mortgage/);
  assertSays(none, ['Our calculator shows the figures for your home: ']);
  assert.doesNotMatch(none.text + none.html, /grant is up to/);
  // The monthly cost is unconfirmed too, and savings are not shown without it.
  assert.doesNotMatch(cautious.text + cautious.html, /savings|\$243|\$359/i);
  assert.doesNotMatch(cautious.text + cautious.html, /tax credit|13,000|18,180|31,180|25D/i);
  assert.doesNotMatch(strict.text + strict.html, /24 hours|2 to 3|5 to 7/);
  assert.deepEqual([without.taxCredit, without.educationEarnings], [0, 0]);
  assertSays(strict, ['Federal tax credit', 'Not available']);
  assert.doesNotMatch(strict.text + strict.html, /13,000|18,180|31,180|25D/);
});
