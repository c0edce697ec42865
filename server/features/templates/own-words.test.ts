import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, test } from 'node:test';
import type { Language } from '#core/domain/language.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { defaultTemplate } from './default-template.ts';
import { seedTemplates } from './seed-templates.ts';

// What earlier versions said in place of today's words.
const earlier: [kind: MailKind, language: Language, now: RegExp, before: string][] = [
  ['welcome', 'pt', /Sua conta de parceiro/, 'sua conta de parceiro'],
  ['welcome', 'pt', /contará como indicação sua/, 'será creditado a você'],
  ['follow_up', 'en', /When is a good time to talk\?/, 'Questions?'],
  [
    'follow_up',
    'en',
    /We would like to move forward with (.*), but we have not been able to reach you\./,
    'we would like to go on with $1 and could not reach you yet.',
  ],
  [
    'application_received',
    'es',
    /Ya la recibimos\./,
    'La recibimos y ya comenzó la primera revisión.',
  ],
  ['affiliate_notification', 'en', /someone applied/, 'somebody applied'],
  ['milestone', 'es', /Ver lo que ha pasado/, 'Ver lo que ha pasado hasta ahora'],
  [
    'milestone',
    'es',
    /\.<\/p>\n<p>{{milestone}}\. {{nextStep}}/,
    ': {{milestone}}.</p>\n<p>{{nextStep}}',
  ],
  ['milestone', 'es', /\.\n\n{{milestone}}\. {{nextStep}}/, ': {{milestone}}.\n\n{{nextStep}}'],
];

const followed: readonly (readonly [MailKind, Language])[] = [
  ['milestone', 'es'],
  ['follow_up', 'en'],
  ['application_received', 'es'],
  ['affiliate_notification', 'en'],
];

for (const engine of engines()) {
  describe(`the own mails of earlier versions on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
      await app.database.query('delete from email_templates');
      await app.database.query('alter sequence email_templates_id_seq restart');
      await seedTemplates({ db: app.database });
    });
    after(() => app.dispose());

    const read = async (kind: MailKind, language: Language) =>
      (
        await app.rows<{ id: number; subject: string; htmlContent: string; textContent: string }>(
          `select id, subject, html_content as "htmlContent", text_content as "textContent"
           from email_templates where template_type = $1 and language = $2`,
          [kind, language],
        )
      )[0]!;

    async function age(kind: MailKind, language: Language) {
      const { id, subject, htmlContent, textContent } = await read(kind, language);
      const old = (text: string) =>
        earlier
          .filter((one) => one[0] === kind && one[1] === language)
          .reduce((told, [, , now, then]) => told.replace(now, then), text);
      const aged = {
        id,
        subject: old(subject),
        htmlContent: old(htmlContent),
        textContent: old(textContent),
      };
      assert.notDeepEqual(aged, { id, subject, htmlContent, textContent });
      await app.database.query(
        'update email_templates set subject = $2, html_content = $3, text_content = $4 where id = $1',
        [id, aged.subject, aged.htmlContent, aged.textContent],
      );
      return aged;
    }

    test('say what this version says, unless somebody has touched them', async () => {
      const touched = await age('welcome', 'pt');
      for (const [kind, language] of followed) {
        await age(kind, language);
      }
      const answer = await staff.send({
        method: 'PUT',
        url: `/api/admin/email-templates/${touched.id}`,
        payload: { name: 'Read by our counsel' },
      });
      assert.equal(answer.statusCode, 200, answer.body);
      for (const file of ['0064-words-of-mails.sql', '0070-mails-as-natives-write.sql']) {
        const migration = new URL(`../../db/migrations/${file}`, import.meta.url);
        await app.database.query(await readFile(migration, 'utf8'));
      }
      assert.deepEqual(await read('welcome', 'pt'), touched);
      for (const [kind, language] of followed) {
        const { subject, htmlContent, textContent } = await defaultTemplate(kind, language);
        const now = await read(kind, language);
        assert.deepEqual(
          [now.subject, now.htmlContent, now.textContent],
          [subject, htmlContent, textContent],
        );
      }
    });
  });
}
