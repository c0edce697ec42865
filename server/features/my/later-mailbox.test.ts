import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { OwnPage } from '#core/contract/lead/own-page.ts';
import { freshApp } from '#server/testing/app.ts';
import { buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { addLink } from '../buyer-links/open-link.ts';

const app = await freshApp();
after(() => app.dispose());

test('a mailbox that staff enter after a stop does not open what was closed', async () => {
  const staff = await app.signIn();
  const entered = { firstName: 'Nora', lastName: 'Vale', phone: '(503) 555-0165' };
  const made = await staff.post('/api/admin/leads', { ...entered, consent: { basis: 'none' } });
  assert.equal(made.statusCode, 201, made.body);
  const { id } = made.json();
  const path = `/api/admin/leads/${id}`;
  await staff.post(`${path}/stop`, { channels: ['phone'], how: 'by telephone' });
  const mailedTo = 'officer.later@example.com';
  assert.equal((await staff.put(path, { email: mailedTo })).statusCode, 200);
  const { token } = await addLink(app.database, id, { mailedTo });
  const url = `/api/my/${token}`;
  const cookie = buyerCookieIn(await app.post(`${url}/open`, { phoneLast4: '0165' }));
  const { consent } = (await app.get(url, { cookie })).json<OwnPage>();
  const payload = { channels: { phone: true }, consentVersion: consent.version };
  const answer = await app.send({ method: 'PATCH', url, headers: { cookie }, payload });
  assert.equal(answer.statusCode, 409, answer.body);
  assert.equal((await staff.get(path)).json().reach.phone.allowed, false);
});
