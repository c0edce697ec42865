import type { SiteData } from '#core/contract/site.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { formatCents, formatDate } from '#core/i18n/format.ts';
import { languageList } from '#core/i18n/language-list.ts';

/** What buyers ask first: the term that answers it, and the values whose answer names our phone. */
const asked = {
  panels: { term: 'grantNeedsPanels', naming: 'unknown' },
  repaid: { term: 'grantRepaid', naming: 'yes' },
  realtor: { term: 'ownRealtor', naming: 'no' },
} as const;

export type AskedKey = keyof typeof asked;

/** The course that is still to begin; null if none is known. */
export function nextCourse({ terms, today }: Pick<SiteData, 'terms' | 'today'>) {
  return terms.course && terms.course.starts >= today ? terms.course : null;
}

/** Whether the lender has answered a question, in words that may be shown. */
export function isAnswered({ terms }: SiteData, key: AskedKey, { phone }: SiteFigures): boolean {
  const value = terms[asked[key].term];
  return value !== 'unknown' && (phone !== '' || value !== asked[key].naming);
}

/** Whether a question may be asked: two of them are about the grant. */
export function mayAsk(key: AskedKey, { grantCap }: SiteFigures): boolean {
  return key === 'realtor' || grantCap !== '';
}

/** The questions that have an answer. */
export function answeredKeys(data: SiteData, figures: SiteFigures): ('course' | AskedKey)[] {
  const answered = (Object.keys(asked) as AskedKey[]).filter(
    (key) => mayAsk(key, figures) && isAnswered(data, key, figures),
  );
  return nextCourse(data) ? [...answered, 'course'] : answered;
}

/** What the answers choose their words by, besides the figures; `isAlone`: outside of their card. */
export function askedValues(data: SiteData, isAlone: boolean) {
  const { terms, language } = data;
  const course = nextCourse(data);
  return {
    isAlone: isAlone ? 'yes' : 'no',
    repaid: terms.grantRepaid,
    taxed: terms.grantTaxed,
    realtor: terms.ownRealtor,
    installer: terms.ownInstaller,
    starts: course ? formatDate(course.starts, language, 'UTC', 'long') : '',
    courseLanguages: course ? languageList(course.languages, language) : '',
    isFree: course?.priceCents ? 'no' : 'yes',
    coursePrice: course ? formatCents(course.priceCents, language) : '',
  };
}
