import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classifyRefusal } from './classify-refusal.ts';

const noMailbox = 'the mailbox does not exist';
const oddLetters = 'this address has letters that the mail server cannot take';

// By RFC 3463, 5321, 6531 and 7504 and the registry of IANA.
const answers: [command: string, response: string, fault: string | null][] = [
  ['RCPT TO', '550 5.1.1 No such user', noMailbox],
  ['RCPT TO', '550-5.1.1 The account that you tried to reach does not exist', noMailbox],
  ['DATA', '550 5.1.1 No such user', noMailbox],
  ['RCPT TO', '550 No such user', noMailbox],
  ['RCPT TO', '551 User not local', noMailbox],
  ['RCPT TO', '553 Mailbox name not allowed', noMailbox],
  ['RCPT TO', '550 5.1.2 Host unknown', 'the domain of the address does not exist'],
  ['RCPT TO', '501 5.1.3 Bad recipient address syntax', 'it is not written as an address is'],
  ['RCPT TO', '501 Bad recipient address syntax', 'it is not written as an address is'],
  ['RCPT TO', '550 5.1.6 Moved', 'the mailbox has moved'],
  ['RCPT TO', '556 5.1.10 Recipient has a null MX', 'the domain of the address takes no emails'],
  ['RCPT TO', '556 No mail here', 'the domain of the address takes no emails'],
  ['RCPT TO', '550 5.2.1 Mailbox disabled', 'the mailbox is switched off'],
  ['RCPT TO', '553 5.6.7 SMTPUTF8 is needed', oddLetters],
  ['RCPT TO', '550 5.6.7 SMTPUTF8 is needed', oddLetters],
  ['DATA', '554 5.6.9 SMTPUTF8 is needed', oddLetters],
  ['MAIL FROM', '553 5.6.7 SMTPUTF8 is needed', null],
  ['MAIL FROM', '550 5.1.2 Your domain does not exist', null],
  ['MAIL FROM', '501 Bad sender', null],
  ['RCPT TO', '553 5.1.8 Bad sender', null],
  ['RCPT TO', '450 5.1.1 Later', null],
  ['RCPT TO', '450 4.1.1 Later', null],
  ['RCPT TO', '552 5.2.2 Mailbox full', null],
  ['RCPT TO', '550 5.7.1 Not allowed', null],
  ['RCPT TO', '501 5.5.4 Bad parameters', null],
  ['DATA', '550 no', null],
];

for (const [command, response, fault] of answers) {
  test(`${command}: ${response}`, () => {
    const responseCode = Number(response.slice(0, 3));
    const refusal = classifyRefusal(
      Object.assign(new Error(), { command, response, responseCode }),
    );
    assert.equal(refusal.isFinal, fault !== null);
    const said = `the mail server says that this address takes no emails: ${fault} (`;
    assert.equal(refusal.reason.startsWith(said), fault !== null, refusal.reason);
  });
}
