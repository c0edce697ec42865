import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { nearMissConsentVersion } from '#core/domain/permission/consent.ts';
import { checkEligibility } from '#core/domain/visitor/eligibility.ts';
import { freshMailApp, keptMails } from '#server/testing/mail-server.ts';
import { endWatch } from './end-watch.ts';
import { tellWatchers } from './tell-watchers.ts';
import { ok } from '#server/testing/open-app.ts';

type Watch = Record<string, unknown> & Parameters<typeof checkEligibility>[0] & { done: boolean };

const noon = new Date('2026-11-22T17:00:00Z');

describe('telling that the rules changed', async () => {
  const { app, server, deliver } = await freshMailApp();
  app.clock.set(noon);
  const staff = await app.signIn();
  const { services } = app.app;

  const ask = async (email: string, changes: object = {}, language = 'en') => {
    await ok(
      app.post(`/api/near-miss/watch?lang=${language}`, {
        email,
        creditScore: 570,
        homePrice: 500_000,
        state: 'TX',
        consentVersion: nearMissConsentVersion,
        ...changes,
      }),
      201,
    );
  };
  const publish = async (terms: object, effectiveFrom = '2026-11-22') => {
    const path = '/api/admin/programme/rules';
    const values = { effectiveFrom, source: 'Board resolution 12', basis: null, terms };
    const draft = (await staff.post(path, values)).json();
    const { updatedAt, standing } = draft;
    await ok(staff.post(`${path}/${draft.id}/publish`, { updatedAt, standing }));
  };
  const tell = async () => {
    await tellWatchers(services, 2);
    await deliver();
    const told = server.received.flatMap(({ recipients }) => recipients).toSorted();
    server.received.length = 0;
    return told;
  };
  const clear = () => app.database.query('delete from near_miss_watches');
  const tokenOf = async (email: string) => {
    const [row] = await app.rows<{ token: string }>(
      'select token from near_miss_watches where email = $1',
      [email],
    );
    return row!.token;
  };

  test('exactly those are told whose answers did not meet the rules and do now, once', async () => {
    const scores = [540, 559, 560, 565, 579];
    const others = {
      'hi@example.com': { state: 'HI' },
      'low@example.com': { creditScore: 555, state: 'AK' },
    };
    for (const creditScore of scores) {
      await ask(`s${creditScore}@example.com`, { creditScore });
    }
    for (const [email, changes] of Object.entries(others)) {
      await ask(email, changes);
    }
    assert.deepEqual(await tell(), [], 'no rule changed');
    await publish({ minCreditScore: 560 });
    const expected = ['s560@example.com', 's565@example.com', 's579@example.com'];
    assert.deepEqual(await tell(), expected);
    assert.deepEqual(await tell(), []);
    await publish({ minCreditScore: 558 });
    assert.deepEqual(await tell(), ['s559@example.com'], 'the others are told no second time');
    const waiting = await app.rows<Watch>(
      `select credit_score as "creditScore", home_price as "homePrice", state,
           done_at is not null as done from near_miss_watches`,
    );
    const terms = await services.programme.currentTerms();
    for (const { done, ...answers } of waiting) {
      assert.equal(checkEligibility(answers, terms).eligible, done, JSON.stringify(answers));
    }
    await publish({ minCreditScore: 580 });
    await clear();
  });

  test('a rule of a later day is told on that day', async () => {
    await ask('later@example.com');
    await publish({ minCreditScore: 565 }, '2026-12-01');
    assert.deepEqual(await tell(), []);
    app.clock.set(new Date('2026-12-01T04:59:59Z'));
    assert.deepEqual(await tell(), [], 'a second before midnight in New York');
    app.clock.set(new Date('2026-12-01T05:00:00Z'));
    assert.deepEqual(await tell(), ['later@example.com']);
    app.clock.set(noon);
    await clear();
  });

  test('one mail for a mailbox, in the language of the first wish, with a way out', async () => {
    await ask('Two+b@example.com', {}, 'es');
    await ask('two@example.com', { creditScore: 575 });
    // Anyone may type this mailbox with the same answers.
    await ask('two@example.com', {}, 'pt');
    await publish({ minCreditScore: 560 });
    await tellWatchers(services);
    await deliver();
    const [mail, ...more] = server.received;
    assert.deepEqual([mail!.recipients, more], [['Two+b@example.com'], []]);
    assert.match(mail!.unfolded, /cambiaron las reglas del programa/);
    assert.match(mail!.unfolded, /https:\/\/www\.lender\.example\/qualify\?lang=es/);
    assert.match(mail!.unfolded, /List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    // Its words alone: on the wire, tokens and dates may have these digits by chance.
    const [{ subject, text, html } = assert.fail()] = await keptMails(app, 'near_miss_changed');
    const words = subject + text + html;
    assert.match(words, /cambiaron las reglas del programa/);
    assert.doesNotMatch(words, /570|575|500,000/, 'no answer is repeated');
    await publish({ minCreditScore: 580 });
    await clear();
  });

  test('one who stopped, ended it or was erased is told nothing', async () => {
    const leadId = await app.apply({ email: 'stopped@example.com' });
    const erasedId = await app.apply({ email: 'erased@example.com', phone: '(503) 555-0144' });
    for (const name of ['stopped', 'ended', 'erased', 'agrees']) {
      await ask(`${name}@example.com`);
    }
    await app.apply({ email: 'agrees@example.com', phone: '(503) 555-0155' });
    await deliver();
    server.received.length = 0;
    await app.database.query(
      `insert into contact_stops (lead_id, mailbox, channels, how, said_at)
         values ($1, 'stopped@example.com', '{email}', 'by mail', now()),
           ($1, 'agrees@example.com', '{email}', 'by mail', now() - interval '1 day')`,
      [leadId],
    );
    const way = { via: 'one_click', ipAddress: '192.0.2.7' } as const;
    const token = await tokenOf('ended@example.com');
    const ended = await endWatch(services, { ...way, token });
    assert.equal(ended!.isWaiting, false);
    assert.equal(await endWatch(services, { ...way, token: 'no token' }), null);
    const erased = await staff.post(`/api/admin/leads/${erasedId}/erase`, { reason: 'Asked' });
    assert.ok(erased.statusCode < 300, erased.body);
    await publish({ minCreditScore: 560 });
    assert.deepEqual(await tell(), ['agrees@example.com']);
    const withheld = await app.rows(
      `select recipient, status from jobs where kind = 'near_miss_changed'`,
    );
    assert.deepEqual(
      withheld.map((row) => Object.values(row)),
      [['stopped@example.com', 'withheld']],
    );
    await publish({ minCreditScore: 580 });
    await clear();
  });

  test('one who is erased between job and mail is told nothing', async () => {
    const leadId = await app.apply({ email: 'meanwhile@example.com' });
    await ask('meanwhile@example.com');
    await publish({ minCreditScore: 560 });
    await tellWatchers(services);
    const erased = await staff.post(`/api/admin/leads/${leadId}/erase`, { reason: 'Asked' });
    assert.ok(erased.statusCode < 300, erased.body);
    server.received.length = 0;
    await deliver();
    const told = server.received.filter(({ unfolded }) => /rules changed/.test(unfolded));
    assert.deepEqual(told, []);
    const [job] = await app.rows(`select * from jobs where kind = 'near_miss_changed'`);
    assert.deepEqual([job!['recipient'], job!['status']], [null, 'withheld']);
  });
});
