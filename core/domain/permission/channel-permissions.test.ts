import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contactChannels } from './consent-ticked.ts';
import { channelPermissions, type Wishes } from './channel-permissions.ts';

const silent: Wishes = {
  email: 'ana@example.com',
  phone: '(541) 555-0101',
  status: 'New',
  contactMethod: 'email',
  consents: [],
  stops: {},
  hasOptedOut: false,
};
const agreed: Wishes = {
  ...silent,
  consents: [{ channels: contactChannels, wasPrechecked: true }],
};
const allowed = (wishes: Wishes) =>
  contactChannels.filter((channel) => channelPermissions(wishes)[channel].allowed);

test('without a consent a person may be answered by hand in the way they chose, and in no other', () => {
  assert.deepEqual(channelPermissions(silent), {
    phone: { allowed: false, reason: 'no consent on record' },
    sms: { allowed: false, reason: 'no consent on record' },
    email: { allowed: true, reason: 'asked for it; by hand only' },
  });
  assert.deepEqual(allowed({ ...silent, contactMethod: 'phone' }), ['phone']);
  assert.deepEqual(allowed({ ...silent, contactMethod: 'text' }), ['sms']);
  for (const contactMethod of [null, '', 'pigeon', 'constructor']) {
    assert.deepEqual(allowed({ ...silent, contactMethod }), []);
  }
});

test('no one can be contacted by an address or a number that they do not have', () => {
  assert.deepEqual(allowed({ ...agreed, email: '' }), ['phone', 'sms']);
  assert.deepEqual(allowed({ ...agreed, phone: '' }), ['email']);
  assert.equal(channelPermissions({ ...silent, email: '' }).email.reason, 'no email address');
  assert.equal(channelPermissions({ ...agreed, phone: '' }).sms.reason, 'no telephone number');
});

test('a consent allows what it covers, and says when it was ticked in advance', () => {
  assert.deepEqual(allowed(agreed), ['phone', 'sms', 'email']);
  assert.equal(channelPermissions(agreed).sms.reason, 'consent on record (ticked in advance)');
  const own = {
    ...agreed,
    consents: [...agreed.consents, { channels: ['sms'], wasPrechecked: false }],
  };
  assert.equal(
    channelPermissions(own as Wishes).sms.reason,
    'consent on record',
    'the newest one counts',
  );
  assert.equal(
    channelPermissions(own as Wishes).phone.reason,
    'consent on record (ticked in advance)',
  );
});

test('a stop, an opt-out or the status forbids contact despite earlier consent or choice', () => {
  const stopped = {
    ...agreed,
    stops: { phone: { kind: 'said', how: 'on the telephone' } as const },
  };
  assert.deepEqual(allowed(stopped), ['sms', 'email']);
  assert.equal(channelPermissions(stopped).phone.reason, 'said stop: on the telephone');
  assert.deepEqual(allowed({ ...silent, stops: { email: { kind: 'said', how: 'x' } } }), []);
  assert.deepEqual(allowed({ ...agreed, hasOptedOut: true }), ['phone', 'sms']);
  assert.deepEqual(allowed({ ...agreed, status: 'Do Not Contact' }), []);
});
