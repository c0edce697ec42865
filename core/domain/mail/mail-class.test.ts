import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applicantMails } from './chosen-mail.ts';
import { type MailClass, mailClasses } from './mail-class.ts';
import { type MailKind, mailKinds } from './mail-kind.ts';
import { recipientOf } from './mail-variables.ts';

test('the compiler refuses a kind of mail without a class', () => {
  type Planted = MailKind | 'planted_kind';
  // @ts-expect-error the planted kind has no class
  const planted: Readonly<Record<Planted, MailClass>> = mailClasses;
  assert.deepEqual(Object.keys(planted).toSorted(), [...mailKinds].toSorted());
});

test('contact goes to applicants alone, and each of its kinds can be turned off by them', () => {
  const contact = mailKinds.filter((kind) => mailClasses[kind] === 'contact');
  assert.ok(contact.length > 0);
  for (const kind of contact) {
    assert.equal(recipientOf[kind], 'applicant', kind);
    assert.ok(Object.hasOwn(applicantMails, kind), kind);
  }
});
