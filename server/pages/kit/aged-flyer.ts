import type { Language } from '#core/domain/language.ts';
import { formatDate } from '#core/i18n/format.ts';
import { type FlyerChange, flyerChanges } from '#core/i18n/kit/flyer-lines.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import { filled, flyerTexts } from '#core/i18n/kit/flyer-texts.ts';
import type { Services } from '#server/features/context.ts';
import { findFlyers } from '#server/features/partners/affiliates/links/queries.ts';
import { findLiveAffiliate } from '#server/features/partners/affiliates/find-live-affiliate.ts';
import { lenderValues } from '#server/features/mail/email/lender-values.ts';
import { findVersions } from '#server/features/programme/queries.ts';
import { escapeHtml } from '#server/features/mail/templates/escape-html.ts';
import { choiceDocument } from '../mail-choices/choice-document.ts';

const versionShape = /^[0-9a-f]{16}$/;

/** Where the reader goes on to: the landing page by this code and link. */
interface Onward {
  readonly ref: string;
  readonly link: string | null;
}

function changeOf({ before, after }: FlyerChange, language: Language): string {
  const { was, is, added, gone } = flyerTexts[language].aged;
  const said = before === null ? added : `${was}: ${before}`;
  const now = after === null ? gone : `${is}: ${after}`;
  return `<li>${escapeHtml(said)}<br><strong>${escapeHtml(now)}</strong></li>`;
}

/**
 * The page for a scanned flyer that differs from the terms of today, with the changes; null for a
 * flyer that still holds, and for a version that never was.
 */
export async function agedFlyerPage(
  { db, programme, config }: Services,
  { version, pay: code }: { version: string | null; pay: string },
  language: Language,
  { ref, link }: Onward,
) {
  if (version === null || !versionShape.test(version)) {
    return null;
  }
  const terms = await programme.currentTerms();
  const kept = (await findVersions(db, [version])).get(version);
  const account = kept && (await findLiveAffiliate({ db }, ref));
  const partner = account && { ...account, name: partnerLabel(account, language) };
  // The address may name any pay: only what was printed is told.
  const flyers = account ? await findFlyers(db, account.id) : [];
  const isPrinted = flyers.some((flyer) => flyer.version === version && flyer.pay === code);
  const changes = kept
    ? flyerChanges(
        kept.terms,
        terms,
        language,
        partner && isPrinted ? { partner, code } : undefined,
      )
    : [];
  if (!kept || changes.length === 0) {
    return null;
  }
  const { title, text, go } = flyerTexts[language].aged;
  const date = formatDate(kept.asOf, language, config.timeZone, 'long');
  const fields = { ref, ...(link && { link }), lang: language };
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const body = [
    `<p>${escapeHtml(filled(text, { date }))}</p>`,
    `<ul>${changes.map((change) => changeOf(change, language)).join('')}</ul>`,
    `<form action="/">${hidden.join('')}<button>${escapeHtml(go)}</button></form>`,
  ].join('');
  return choiceDocument(lenderValues(terms, language), language, title, body);
}
