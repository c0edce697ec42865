import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeLink, mailLink, telephoneLink } from './contact-links.ts';

test('numbers are dialled whole', () => {
  assert.equal(telephoneLink('(541) 555-0134'), 'tel:+15415550134');
  assert.equal(telephoneLink('+52 55 1234 5678'), 'tel:+525512345678');
  assert.equal(telephoneLink('541-555-0134 ext. 9'), 'tel:+15415550134;ext=9');
});

test('an email typed by a visitor stays a valid address', () => {
  assert.equal(mailLink('a?bcc=all@x.org'), 'mailto:a%3Fbcc%3Dall@x.org');
});

test('the compose window is given three texts and nothing that a text pretends to be', () => {
  const link = new URL(composeLink('a@example.com&bcc=b@example.com', 'Hi & bye', 'Line\nline'));
  assert.equal(link.origin, 'https://mail.google.com');
  assert.equal(link.searchParams.get('to'), 'a@example.com&bcc=b@example.com');
  assert.equal(link.searchParams.get('su'), 'Hi & bye');
  assert.equal(link.searchParams.get('body'), 'Line\nline');
  assert.equal(link.searchParams.get('bcc'), null);
});
