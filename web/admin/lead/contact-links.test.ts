import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mailLink, telephoneLink } from './contact-links.ts';

test('numbers are dialled whole', () => {
  assert.equal(telephoneLink('(541) 555-0134'), 'tel:+15415550134');
  assert.equal(telephoneLink('+52 55 1234 5678'), 'tel:+525512345678');
  assert.equal(telephoneLink('541-555-0134 ext. 9'), 'tel:+15415550134;ext=9');
});

test('what a visitor typed as email stays an address', () => {
  assert.equal(
    mailLink('ana@example.com', 'Follow-up - Ana & Co'),
    'mailto:ana@example.com?subject=Follow-up%20-%20Ana%20%26%20Co',
  );
  assert.equal(mailLink('a?bcc=all@x.org'), 'mailto:a%3Fbcc%3Dall@x.org');
});
