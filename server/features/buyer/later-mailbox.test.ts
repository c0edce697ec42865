import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { chooseApplicantMails } from '../mail/email/choices/applicant/choose-applicant-mails.ts';
import { applicantTokenOf } from '../mail/email/choices/applicant/queries.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const { app, staff } = await openOffice();

const switchOn = async (id: number, way: 'phone' | 'email', mailedTo: string) => {
  const { token } = await addLink(app.database, id, { mailedTo });
  const url = `/api/my/${token}`;
  const cookie = buyerCookieIn(await app.post(`${url}/open`, { phoneLast4: '0165' }));
  const { consent } = (await app.get(url, { cookie })).json<OwnPage>();
  const payload = { channels: { [way]: true }, consentVersion: consent.version };
  return app.patch(url, payload, { cookie });
};

test('who reads a given mailbox brings mails back for it, and not for another that staff entered', async () => {
  const [own, theirs] = ['own.mailbox@example.com', 'their.mailbox@example.com'];
  const id = await app.apply({ email: own, phone: '(541) 555-0165' });
  const path = `/api/admin/leads/${id}`;
  const optOut = async (email: string) => {
    const token = await applicantTokenOf(app.database, id, email);
    const choice = { token, wantsFollowUps: false, via: 'page', ipAddress: '192.0.2.7' } as const;
    await chooseApplicantMails(app.app.services, choice);
  };
  const isOpen = async () => (await staff.get(path)).json().mailOptOut === null;
  await optOut(own);
  await staff.put(path, { email: theirs });
  assert.equal((await switchOn(id, 'email', own)).statusCode, 200);
  assert.equal(await isOpen(), true);
  await staff.put(path, { email: own });
  assert.equal(await isOpen(), true, 'it was said of this mailbox');
  await staff.put(path, { email: theirs });
  await optOut(theirs);
  assert.equal((await switchOn(id, 'email', own)).statusCode, 409, 'their word is not undone');
  assert.equal(await isOpen(), false);
});

test('a mailbox that staff enter after a stop does not open what was closed', async () => {
  const entered = { firstName: 'Nora', lastName: 'Vale', phone: '(503) 555-0165' };
  const { id } = await ok(
    staff.post('/api/admin/leads', { ...entered, consent: { basis: 'none' } }),
    201,
  );
  const path = `/api/admin/leads/${id}`;
  await staff.post(`${path}/stop`, { channels: ['phone'], how: 'by telephone' });
  const mailedTo = 'officer.later@example.com';
  assert.equal((await staff.put(path, { email: mailedTo })).statusCode, 200);
  const answer = await switchOn(id, 'phone', mailedTo);
  assert.equal(answer.statusCode, 409, answer.body);
  assert.equal((await staff.get(path)).json().reach.phone.allowed, false);
});
