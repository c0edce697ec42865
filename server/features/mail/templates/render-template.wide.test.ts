import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { languages } from '#core/domain/language.ts';
import { mailFacts, mailKinds } from '#core/domain/mail/mail-kind.ts';
import { defaultTemplate } from './find-template.ts';
import { renderTemplate } from './render-template.ts';
import { templateErrors } from './template-errors.ts';

const sort = { kind: 'lead_notification', language: 'en' } as const;

const template = {
  subject: 'New: {{name}}',
  htmlContent:
    '<p title="{{name}}">Hello <b>{{name}}</b></p><a href="{{link}}">Open</a><{{name}}>x',
  textContent: 'Hello {{name}}: {{link}}',
};

test('a hostile value stays text in the HTML, and in the subject one line', async () => {
  const name = '"><img src=x onerror=alert(1)>\r\nBcc: a@b.co\u2028<script>';
  const mail = await renderTemplate(template, { name, link: 'javascript:alert(1)' }, sort);
  assert.equal(
    mail.subject,
    'New: "><img src=x onerror=alert(1)> Bcc: a@b.co <script>',
    'one line, and no markup anywhere reads it as such',
  );
  assert.doesNotMatch(mail.html, /<img|<script|="javascript:|href/);
  assert.match(mail.html, /&lt;img src=x onerror=alert\(1\)&gt;/);
  assert.ok(mail.text.startsWith(`Hello ${name}: javascript:alert(1)\n`));
});

test('no value of any variable makes a tag, an attribute or a line of the head', async () => {
  const piece = fc.oneof(
    fc.constantFrom('<', '>', '"', "'", '&', '\r\n', '{{link}}', 'javascript:', ' onclick='),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const value = fc.array(piece).map((pieces) => pieces.join(''));
  const shape = (html: string) => (html.match(/<\/?[a-z!]+/gi) ?? []).join('');
  const inside = { ...template, htmlContent: '<p title="{{name}}">Hello <b>{{name}}</b></p>' };
  const expected = shape((await renderTemplate(inside, { name: 'Ana', link: '' }, sort)).html);
  await fc.assert(
    fc.asyncProperty(value, async (name) => {
      const mail = await renderTemplate(inside, { name, link: '' }, sort);
      assert.equal(shape(mail.html), expected);
      assert.doesNotMatch(mail.html, /<[^>]*\son\w+=[^"]*>/);
      assert.doesNotMatch(mail.subject, /[\u0000-\u001f\u2028\u2029]/);
    }),
  );
});

test("the product's own mails exist for every type and language, and are good templates", async () => {
  for (const kind of mailKinds) {
    for (const language of languages) {
      const own = await defaultTemplate(kind, language);
      assert.deepEqual(templateErrors(kind, own), [], `${kind} ${language}`);
      const values = Object.fromEntries(
        mailFacts[kind].variables.map((name) => [name, `<${name}>`]),
      );
      const mail = await renderTemplate(own, values, { kind, language });
      assert.doesNotMatch(mail.html + mail.text + mail.subject, /\{\{|\}\}/);
      assert.ok(mail.text.length > 40, `${kind} ${language}`);
      if (own.htmlContent.includes('href=')) {
        const links = Object.keys(values).filter((name) => name.endsWith('Link'));
        const linkedValues = {
          ...values,
          ...Object.fromEntries(links.map((name) => [name, `https://lender.example/${name}`])),
        };
        const linked = await renderTemplate(own, linkedValues, { kind, language });
        assert.match(linked.html, /href="https:\/\/lender\.example\/\w+"/);
        assert.match(linked.text, /https:\/\/lender\.example\/\w/);
        assert.deepEqual(linked.leftOut, []);
      }
    }
  }
});

test('a mail to reset a password without its link is refused', async () => {
  const own = await defaultTemplate('password_reset', 'en');
  const errors = templateErrors('password_reset', { ...own, textContent: 'Hello' });
  assert.deepEqual(errors, [
    { path: 'textContent', key: 'template.needs', values: { needed: 'resetLink' } },
  ]);
});
