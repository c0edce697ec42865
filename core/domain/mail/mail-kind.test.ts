import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicantMails } from './chosen-mail.ts';
import { mailFacts, mailKinds } from './mail-kind.ts';

test('contact goes to applicants alone, and each of its kinds can be turned off by them', () => {
  const contact = mailKinds.filter((kind) => mailFacts[kind].purpose === 'contact');
  assert.ok(contact.length > 0);
  for (const kind of contact) {
    assert.equal(mailFacts[kind].recipient, 'applicant', kind);
    assert.ok(Object.hasOwn(applicantMails, kind), kind);
  }
});

test('a template can name what it needs', () => {
  for (const kind of mailKinds) {
    const { needs, variables } = mailFacts[kind];
    assert.ok(needs === undefined || variables.includes(needs), kind);
  }
});
