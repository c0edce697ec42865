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
  ['follow_up', 'en', /have not been able to reach/, 'could not reach'],
  ['milestone', 'es', /Ver lo que ha pasado/, 'Ver lo que ha pasado hasta ahora'],
  [
    'milestone',
    'es',
    /\.<\/p>\n<p>{{milestone}}\. {{nextStep}}/,
    ': {{milestone}}.</p>\n<p>{{nextStep}}',
  ],
  ['milestone', 'es', /\.\n\n{{milestone}}\. {{nextStep}}/, ': {{milestone}}.\n\n{{nextStep}}'],
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
        await app.rows<{ id: number; htmlContent: string; textContent: string }>(
          `select id, html_content as "htmlContent", text_content as "textContent"
           from email_templates where template_type = $1 and language = $2`,
          [kind, language],
        )
      )[0]!;

    async function age(kind: MailKind, language: Language) {
      const { id, htmlContent, textContent } = await read(kind, language);
      const old = (text: string) =>
        earlier
          .filter((one) => one[0] === kind && one[1] === language)
          .reduce((told, [, , now, then]) => told.replace(now, () => then), text);
      const aged = { id, htmlContent: old(htmlContent), textContent: old(textContent) };
      assert.notEqual(aged.htmlContent, htmlContent);
      await app.database.query(
        'update email_templates set html_content = $2, text_content = $3 where id = $1',
        [id, aged.htmlContent, aged.textContent],
      );
      return aged;
    }

    test('say what this version says, unless somebody has touched them', async () => {
      const touched = await age('welcome', 'pt');
      await age('milestone', 'es');
      await age('follow_up', 'en');
      const answer = await staff.send({
        method: 'PUT',
        url: `/api/admin/email-templates/${touched.id}`,
        payload: { name: 'Read by our counsel' },
      });
      assert.equal(answer.statusCode, 200, answer.body);
      const migration = new URL('../../db/migrations/0064-words-of-mails.sql', import.meta.url);
      await app.database.query(await readFile(migration, 'utf8'));
      assert.deepEqual(await read('welcome', 'pt'), touched);
      for (const [kind, language] of [
        ['milestone', 'es'],
        ['follow_up', 'en'],
      ] as const) {
        const { htmlContent, textContent } = await defaultTemplate(kind, language);
        const now = await read(kind, language);
        assert.deepEqual([now.htmlContent, now.textContent], [htmlContent, textContent]);
      }
    });
  });
}
