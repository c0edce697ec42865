import assert from 'node:assert/strict';
import { test } from 'node:test';
import { previewedTerms, readRulebook } from './read-rulebook.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

const path = '/api/admin/programme/rules';
const agency = 'Federal Trade Commission, Washington, DC 20580';
const days = { now: '2026-11-22', soon: '2026-12-01', later: '2026-12-10', last: '2026-12-20' };
const values = {
  notice: { negativeAnswer: 'notice' },
  invite: { negativeAnswer: 'invite' },
  agency: { creditAgency: agency },
  unnamed: { creditAgency: null },
  both: { negativeAnswer: 'notice', creditAgency: agency },
  grant: { grantCap: 14_000 },
};

type Revision = `${keyof typeof values} ${keyof typeof days}`;
/** Publishes or withdraws a revision, or restores the values before; with `!` that is refused. */
type Step = `${'!' | ''}${'' | 'withdraw ' | 'restore '}${Revision}`;

const orders: readonly (readonly Step[])[] = [
  ['!notice later', 'agency last', '!notice later', '!notice soon', 'notice last'],
  ['agency soon', 'notice later', '!unnamed later', '!unnamed last', '!unnamed soon'],
  ['agency soon', 'notice later', '!withdraw agency soon', 'withdraw notice later'],
  ['agency soon', 'unnamed last', '!notice later', '!notice soon', '!notice last'],
  ['agency soon', 'unnamed last', 'invite last', 'notice later', '!withdraw invite last'],
  ['agency soon', 'invite last', 'notice later', 'unnamed last', '!withdraw invite last'],
  ['agency soon', 'notice later', 'invite last', 'unnamed last', '!notice last'],
  ['agency soon', 'notice later', 'agency later', 'unnamed soon', '!withdraw agency later'],
  ['agency soon', 'unnamed later', '!notice soon', 'withdraw unnamed later', 'notice soon'],
  ['unnamed last', '!both later', 'agency last', 'both later', '!withdraw agency last'],
  ['both later', 'agency soon', 'withdraw agency soon', 'withdraw both later'],
  ['agency soon', 'notice later', 'grant soon', 'withdraw grant soon'],
  [
    'agency now',
    'notice later',
    '!restore agency now',
    'withdraw notice later',
    'restore agency now',
  ],
  ['agency now', 'invite now', 'notice soon', 'invite later', '!unnamed soon', 'unnamed later'],
];

const app = await openApp();
app.clock.set(new Date(`${days.now}T17:00:00Z`));
const staff = await app.signIn();

async function publish(revision: Revision) {
  const [kind, day] = revision.split(' ') as [keyof typeof values, keyof typeof days];
  const terms = values[kind];
  const body = { effectiveFrom: days[day], source: revision, basis: null, terms };
  const draft = await staff.post(path, body);
  const { id, updatedAt, standing } = draft.json();
  return draft.statusCode === 201
    ? staff.post(`${path}/${id}/publish`, { updatedAt, standing })
    : draft;
}

async function newest(revision: string): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    `select id from terms_revisions where source = $1 and published_at is not null
     order by published_at desc`,
    [revision],
  );
  return row!.id;
}

async function take(step: Step) {
  const [, word, revision] = /^!?(withdraw |restore |)(.*)$/.exec(step)!;
  if (word === '') {
    return publish(revision as Revision);
  }
  const id = await newest(revision!);
  return word === 'withdraw '
    ? staff.post(`${path}/${id}/withdraw`, {})
    : staff.post(`/api/admin/programme/revisions/${id}/restore-before`, {});
}

/** The days from today on that begin something and on which a notice would name no agency. */
async function daysWithoutAgency() {
  const rules = await readRulebook(app.database);
  return Object.values(days).filter((day) => {
    const { negativeAnswer, creditAgency } = previewedTerms(rules, day);
    return negativeAnswer === 'notice' && creditAgency === null;
  });
}

/** Withdraws what is planned, notices first, and ends what began today. */
async function clear() {
  const planned = await app.rows<{ id: number }>(
    `select id from terms_revisions
     where published_at is not null and withdrawn_at is null and effective_from > $1
     order by terms->>'negativeAnswer' = 'notice' desc nulls last, id`,
    [days.now],
  );
  for (const { id } of planned) {
    await ok(staff.post(`${path}/${id}/withdraw`, {}));
  }
  assert.equal((await publish('unnamed now')).statusCode, 200);
}

test('in whatever order, no day is left on which a notice names no agency', async (t) => {
  for (const order of orders) {
    await t.test(order.join(', '), async () => {
      for (const step of order) {
        const answer = await take(step);
        const isRefused = answer.statusCode === 400 || answer.statusCode === 409;
        assert.deepEqual([step, isRefused], [step, step.startsWith('!')], answer.body);
        if (isRefused) {
          assert.match(answer.json().message, /agency/i, step);
        }
        assert.deepEqual(await daysWithoutAgency(), [], step);
      }
      await clear();
    });
  }
});

test('a draft that has lost its agency meanwhile says so, with its day', async () => {
  assert.equal((await publish('agency soon')).statusCode, 200);
  const body = { effectiveFrom: days.soon, source: 'x', basis: null, terms: values.notice };
  const draft = (await staff.post(path, body)).json();
  assert.equal((await publish('unnamed last')).statusCode, 200);
  const { errors, updatedAt, standing } = (await staff.get(`${path}/${draft.id}`)).json();
  assert.deepEqual(fieldsOf(errors, 'key'), ['negativeAnswer']);
  assert.match(errors[0].message, /2026-12-20/);
  const refused = await staff.post(`${path}/${draft.id}/publish`, { updatedAt, standing });
  assert.equal(refused.statusCode, 400, refused.body);
  await clear();
});

test('what lacks its agency already, by hand, does not stop other revisions', async () => {
  await app.setTerm('negativeAnswer', 'notice');
  assert.equal((await publish('grant soon')).statusCode, 200);
  assert.equal((await publish('agency now')).statusCode, 200);
});
