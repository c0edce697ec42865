import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { IDToken } from 'openid-client';
import { verifiedEmail } from './sign-on.ts';

const email = 'omar@lender.example';

function addressIn(claims: Record<string, unknown>): string | null {
  const token = { iss: 'https://idp.example', sub: 'x', email, ...claims } as unknown as IDToken;
  return verifiedEmail(token, token);
}

test('an address counts if the issuer says that it verified it', () => {
  assert.equal(addressIn({ email_verified: true }), email);
  for (const said of [undefined, false, null, 'true', 1]) {
    assert.equal(addressIn({ email_verified: said }), null, String(said));
  }
});

test('Microsoft says so by another claim, for the tenant that the issuer names', () => {
  const tid = '5d0c7a1f-0000-4000-8000-000000000001';
  const entra = { iss: `https://login.microsoftonline.com/${tid}/v2.0`, tid };
  for (const said of [true, 1, '1', 'true']) {
    assert.equal(addressIn({ ...entra, xms_edov: said }), email, String(said));
  }
  for (const said of [undefined, false, 0, '0', 'false', null, [true]]) {
    assert.equal(addressIn({ ...entra, xms_edov: said }), null, String(said));
  }
  assert.equal(addressIn({ ...entra, xms_edov: true, tid: 'another' }), null);
  assert.equal(addressIn({ ...entra, xms_edov: true, tid: undefined }), null);
  assert.equal(
    addressIn({ ...entra, xms_edov: true, tid: '' }),
    null,
    'an empty part of an address',
  );
  assert.equal(addressIn({ ...entra, xms_edov: true, email_verified: false }), null);
  assert.equal(addressIn({ xms_edov: true }), null, 'of another issuer');
  const beside = { sub: 'x', email: 'head@lender.example' };
  const token = { ...entra, sub: 'x', email, xms_edov: true } as unknown as IDToken;
  assert.equal(verifiedEmail(token, beside), null, 'of another address');
});

test('Google knows the owner of an address in the domain of a customer', () => {
  const google = { iss: 'https://accounts.google.com', email_verified: true };
  assert.equal(addressIn({ ...google, hd: 'lender.example' }), email);
  assert.equal(addressIn(google), null);
});
