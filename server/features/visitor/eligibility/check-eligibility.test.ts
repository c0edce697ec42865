import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { currentConsentVersion } from '#core/domain/permission/consent.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const person = {
  name: 'Ana Lopez',
  mobileNumber: '(503) 555-0100',
  creditScore: 700,
  state: 'TX',
  homePrice: 500_000,
  firstTimeHomebuyer: true,
};

describe('checking eligibility', async () => {
  const app = await openApp();

  test('says which requirement is met, and keeps the answer with the consent', async () => {
    const result = await ok(
      app.post('/api/check-eligibility', {
        ...person,
        consentVersion: currentConsentVersion,
        consentTicked: 'preset',
        calculatorResults: { electricBill: 350, monthlySavings: 99_999, taxCredit: 1 },
        eligible: false,
      }),
    );
    assert.deepEqual(
      [result.eligible, result.reasons],
      [true, { state: true, credit: true, homePrice: true }],
    );
    assert.equal(result.savings.monthlySavings, 296, 'what the client computed is not read');
    const [check] = await app.rows('select * from eligibility_checks');
    const [consent] = await app.rows('select * from consent_records');
    assert.equal(consent!['eligibility_check_id'], check!['id']);
    assert.equal(consent!['purpose'], 'eligibility');
    assert.equal(check!['terms_version'], result.termsVersion);
  });

  test("the minimum price is the programme's, in the words of the visitor", async () => {
    const before = [await app.count('eligibility_checks'), await app.count('consent_records')];
    const messageOf = async (language: string) =>
      (
        await app.post(`/api/check-eligibility?lang=${language}`, { ...person, homePrice: 149_999 })
      ).json().errors[0];
    assert.deepEqual(await messageOf('en'), {
      path: 'homePrice',
      message: 'Home price must be at least $150,000',
    });
    const spanish = (await messageOf('es')).message.replaceAll('\u00a0', ' ');
    assert.equal(spanish, 'El precio de la vivienda debe ser de al menos $150,000');
    assert.match(
      (await messageOf('pt')).message,
      /^O preço do imóvel deve ser de pelo menos US\$\s150\.000$/,
    );
    await app.database.query(
      `update programme_rules set value = '175000' where key = 'minHomePrice'`,
    );
    app.database.changes.invalidate('programme');
    assert.equal(
      (await app.post('/api/check-eligibility', { ...person, homePrice: null })).json().errors[0]
        .message,
      'Home price must be at least $175,000',
      "of today's rules",
    );
    await app.database.query(
      `update programme_rules set value = '150000' where key = 'minHomePrice'`,
    );
    app.database.changes.invalidate('programme');
    assert.deepEqual(
      [await app.count('eligibility_checks'), await app.count('consent_records')],
      before,
    );
  });

  test('a number is stored in one format', async () => {
    const mobileNumber = '+55 11 91234-5678';
    const answer = await app.post('/api/check-eligibility', { ...person, mobileNumber });
    assert.equal(answer.statusCode, 200, answer.body);
    const [kept] = await app.rows(
      'select mobile_number from eligibility_checks order by id desc limit 1',
    );
    assert.equal(kept!['mobile_number'], '+5511912345678');
  });

  test('consent is given or left out, and invalid values of the page refuse no one', async () => {
    for (const more of [
      { consent: true },
      { sessionId: 'a b' },
      { consentVersion: 'x'.repeat(40) },
      { pageUrl: 'x'.repeat(900) },
      { calculatorResults: { electricBill: 'much' } },
      { calculatorResults: 'none' },
    ]) {
      assert.equal(
        (await app.post('/api/check-eligibility', { ...person, ...more })).statusCode,
        200,
        JSON.stringify(more).slice(0, 60),
      );
    }
  });
});
