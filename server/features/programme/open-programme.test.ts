import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { consentTexts } from '#core/domain/permission/consent.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { seedProgramme } from './seed-programme.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

describe('programme terms', async () => {
  const app = await openApp();

  test('seeding again changes nothing, not even what staff changed', async () => {
    await app.database.query(`update programme_rules set value = '14000' where key = 'grantCap'`);
    const { services } = app.app;
    await Promise.all([seedProgramme(services), seedProgramme(services)]);
    assert.equal(await app.count('programme_rules'), defaultRules.length);
    assert.equal(
      (await app.rows(`select value from programme_rules where key = 'grantCap'`))[0]!['value'],
      14_000,
    );
    assert.equal(
      (await app.rows(`select value from programme_rules where key = 'countdownEnd'`))[0]!['value'],
      null,
    );
    assert.equal(await app.count('consent_texts'), consentTexts.length);
    await app.database.query(`update programme_rules set value = '13000' where key = 'grantCap'`);
  });

  test('a text of digits stays a text', async () => {
    await app.setTerm('nmlsId', '1234567');
    assert.equal((await app.app.services.programme.currentTerms()).nmlsId, '1234567');
    await app.setTerm('nmlsId', null);
  });

  test('equal terms are one version on every day, changed terms another', async () => {
    const { programme } = app.app.services;
    const versionOn = async (day: string) => {
      app.clock.set(new Date(`${day}T18:00:00Z`));
      return (await programme.currentTerms()).version;
    };
    const today = await versionOn('2026-11-20');
    assert.match(today, /^[0-9a-f]{16}$/);
    assert.equal(await versionOn('2027-01-01'), today);
    await app.database.query(
      `update programme_rules set effective_to = '2027-05-31' where key = 'minCreditScore'`,
    );
    await app.database.query(
      `insert into programme_rules (key, value, effective_from, source) values ('minCreditScore', '600', '2027-06-01', 'Lender')`,
    );
    app.database.changes.invalidate('programme');
    assert.equal(await versionOn('2027-05-31'), today);
    assert.notEqual(await versionOn('2027-06-01'), today);
    assert.equal((await programme.currentTerms()).minCreditScore, 600);
    app.clock.set(null);
  });

  test('the day turns where the lender is', () => {
    app.clock.set(new Date('2026-11-21T04:30:00Z'));
    assert.equal(app.app.services.programme.today(), '2026-11-20');
    app.clock.set(new Date('2026-11-21T05:30:00Z'));
    assert.equal(app.app.services.programme.today(), '2026-11-21');
    app.clock.set(null);
  });

  test('staff see the rules and what to confirm', async () => {
    const staff = await app.signIn();
    const answer = (await staff.get('/api/admin/programme')).json();
    assert.ok(answer.rules.length > 50);
    assert.ok(answer.factsToConfirm.some(({ id }: { id: string }) => id === 'tax-credit-ended'));
  });

  test('an update changes defaults alone: what staff published or set by hand stays', async () => {
    const update = async () => {
      await seedProgramme(app.app.services);
      app.database.changes.invalidate('programme');
      const { partnerBadge, creditRule } = await app.app.services.programme.currentTerms();
      return [partnerBadge, creditRule];
    };
    await app.setTerm('partnerBadge', 'verified');
    assert.deepEqual(await update(), ['verified', 'latest'], 'set by hand');
    const staff = await app.signIn();
    const { id, updatedAt, standing } = await ok(
      staff.post('/api/admin/programme/rules', {
        effectiveFrom: app.app.services.programme.today(),
        source: 'Board resolution 12',
        basis: null,
        terms: { partnerBadge: 'verified', creditRule: 'first' },
      }),
      201,
    );
    await ok(staff.post(`/api/admin/programme/rules/${id}/publish`, { updatedAt, standing }));
    assert.deepEqual(await update(), ['verified', 'first'], 'published');
  });
});
