import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAffiliateBody, updateAffiliateBody } from '../affiliates.ts';
import { updateOwnProfile } from './account.ts';
import { registerAffiliateBody } from './register.ts';

const person = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  email: 'rosa@example.com',
  isLicensedRealtor: true,
  referralCode: 'ROSA1',
  password: 'a long enough password',
  confirmPassword: 'a long enough password',
};
const bodies = {
  createAffiliateBody,
  updateAffiliateBody,
  registerAffiliateBody,
  profile: updateOwnProfile.body!,
};

test('company and license number of an affiliate contain no invisible or direction-changing characters', () => {
  for (const [name, body] of Object.entries(bodies)) {
    for (const sign of ['\u202e', '\u200b', '\u2066', '\u00ad', '\u3164']) {
      const typed = { company: `Ho${sign}mes`, licenseNumber: `TX${sign}-1` };
      const { company, licenseNumber } = body.parse({ ...person, ...typed });
      assert.deepEqual([company, licenseNumber], ['Homes', 'TX-1'], name);
      assert.equal(body.parse({ ...person, company: sign }).company, '', name);
    }
  }
});

test('the telephone of an affiliate is a dialable number, or empty', () => {
  for (const [name, body] of Object.entries(bodies)) {
    for (const phone of ['(503) 555-0142', ' 5035550142 ', '+44 20 7946 0958', '', '  ', null]) {
      assert.ok(body.safeParse({ ...person, phone }).success, `${name} ${phone}`);
    }
    assert.equal(body.parse({ ...person, phone: '503\u200b5550142' }).phone, '5035550142', name);
    for (const phone of ['call me maybe', '123', '555 0100', '+']) {
      const { error } = body.safeParse({ ...person, phone });
      assert.deepEqual(
        error?.issues.map(({ path }) => path),
        [['phone']],
        `${name} ${phone}`,
      );
    }
  }
});
