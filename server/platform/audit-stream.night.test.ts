import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationOf } from '#server/testing/applicants.ts';
import { freshHome, makeAffiliate, password, referralCode } from '#server/testing/product-home.ts';
import type { Product } from '#server/testing/product.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';

interface Told {
  reqId?: string;
  audit: Record<string, unknown> & { id: number; action: string };
}

function toldBy({ lines }: Product): Told[] {
  return lines.filter((line) => line.includes('"audit":{')).map((line) => JSON.parse(line));
}

const apply = (origin: string, number: number, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(applicationOf(number, referralCode)),
  });

async function stored(home: Awaited<ReturnType<typeof freshHome>>) {
  return home.inspect(async (database) => {
    const { rows } = await database.query<{ id: number; action: string }>(
      'select id, action from audit_log order by id',
    );
    return rows;
  });
}

test('with AUDIT_LOG=stdout each line of the audit log is one of the output', async (t) => {
  const home = await freshHome(t);
  const product = await home.start({ AUDIT_LOG: 'stdout', LOG_LEVEL: 'silent' });
  await makeAffiliate(product.origin);
  const staff = await signInStaff(product.origin, password);
  const applied = await Promise.all([1, 2, 3].map((number) => apply(product.origin, number)));
  const [lead] = await Promise.all(applied.map(async (answer) => (await answer.json()).id));
  const wrong = await fetch(`${product.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
  });
  assert.equal(wrong.status, 401);
  const url = `/api/admin/leads/${lead}`;
  await staff.get(url);
  const changed = await fetch(`${product.origin}${url}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: staff.cookie },
    body: JSON.stringify({ status: 'Contacted', firstName: 'Quillana' }),
  });
  assert.equal(changed.status, 200);
  await staff.post(`${url}/erase`, { reason: 'asked' });
  assert.equal(await product.stop(), 0);

  const told = toldBy(product);
  const written = await stored(home);
  assert.deepEqual(
    told.map(({ audit: { id, action } }) => ({ id, action })).toSorted((a, b) => a.id - b.id),
    written,
  );
  const actions = written.map(({ action }) => action);
  for (const action of ['lead.submit', 'staff.login_failed', 'lead.view', 'lead.erase']) {
    assert.ok(actions.includes(action), action);
  }
  const update = told.find(({ audit }) => audit.action === 'lead.update')!;
  assert.deepEqual(
    Object.keys(update.audit),
    `id at actorKind actorId viaAdminId sessionId action kind entity entityId fields
        network`.split(/\s+/),
  );
  const { id: _id, at: _at, sessionId, fields, ...rest } = update.audit;
  assert.ok(Number.isInteger(sessionId));
  assert.ok((fields as string[]).includes('firstName'));
  assert.deepEqual(rest, {
    actorKind: 'staff',
    actorId: 1,
    viaAdminId: null,
    action: 'lead.update',
    kind: 'changed',
    entity: 'lead',
    entityId: lead,
    network: '127.0.0.0',
  });
  assert.equal(update.reqId, changed.headers.get('x-request-id'));
  for (const { audit, reqId } of told) {
    assert.notEqual(reqId, undefined, audit.action);
  }
  assert.doesNotMatch(JSON.stringify(told), /Quillana|nobody|@example|127\.0\.0\.1/);
});

test('no line is told that is not stored, and none twice, whenever it is killed', async (t) => {
  const home = await freshHome(t);
  const product = await home.start({ AUDIT_LOG: 'stdout' });
  await makeAffiliate(product.origin);
  let number = 0;
  const callers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const answer = await apply(product.origin, (number += 1)).catch(() => null);
      if (!answer) {
        return;
      }
    }
  });
  while (toldBy(product).length < 40) {
    await sleep(5);
  }
  await product.kill();
  await Promise.all(callers);
  const ids = toldBy(product).map(({ audit }) => audit.id);
  const kept = new Set((await stored(home)).map(({ id }) => id));
  assert.deepEqual(
    ids.filter((id) => !kept.has(id)),
    [],
  );
  assert.equal(new Set(ids).size, ids.length);
  t.diagnostic(`${kept.size} stored, ${ids.length} told`);
});

test('without AUDIT_LOG nothing of it is on standard output', async (t) => {
  const home = await freshHome(t);
  const product = await home.start({ LOG_LEVEL: 'trace' });
  await makeAffiliate(product.origin);
  assert.equal(await product.stop(), 0);
  assert.deepEqual(toldBy(product), []);
});
