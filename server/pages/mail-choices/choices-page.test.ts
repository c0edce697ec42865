import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { languages } from '#core/domain/language.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { lenderValues } from '#server/features/mail/email/lender-values.ts';
import { applicantPage, unknownLinkPage } from './choices-page.ts';

const terms = termsAsOf(defaultRules, '2026-11-23', 'v');

for (const language of languages) {
  const pagesOf = (withheld: string[]) => {
    const sender = lenderValues({ ...terms, withheld }, language);
    const choices = { language, wantsFollowUps: true } as Parameters<typeof applicantPage>[0];
    const choosing = { sender, token: 't', isSaved: false };
    return [
      applicantPage(choices, choosing),
      applicantPage({ ...choices, wantsFollowUps: false, mayReturn: false }, choosing),
      unknownLinkPage(sender, language),
    ];
  };

  test(`the page of a mail's link names the telephone, or the mail address while that is withheld (${language})`, () => {
    for (const page of pagesOf([])) {
      assert.match(page, /<a class="phone" href="tel:[\d+]+">/);
      assert.doesNotMatch(page, /\{(phone|email)\}|mailto:/);
    }
    for (const page of pagesOf(['lender-details-sample'])) {
      assert.match(page, new RegExp(`<a class="phone" href="mailto:${terms.supportEmail}">`));
      assert.doesNotMatch(page, /555|tel:|\{(phone|email)\}/);
    }
  });
}
