import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { formatDollars, formatScoreRange } from '#core/i18n/format.ts';
import { Close } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadList } from '../api-types.ts';
import { dayOf } from '../day-of.ts';
import { timelineText, useStoredLabel } from './lead/stored-words.ts';
import { askedFilters, type FilterName } from './asked-filters.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './leads.module.css';
import { useStaffNames } from '../accounts/staff/staff-names.ts';

/** The value of a filter in words, such as "New, Contacted". */
function useFilterWords({ owner }: LeadList['asked']): (name: FilterName, value: string) => string {
  const t = useTranslations('admin.leads.filters');
  const languages = useTranslations('admin.languages');
  const contact = useStoredLabel('contact');
  const nameOf = useStaffNames(Boolean(owner));
  return (name, value) => {
    const each = (words: (value: string) => string) => valuesOf(value).map(words).join(', ');
    switch (name) {
      case 'timeline':
        return each(timelineText);
      case 'score':
        return each((range) => formatScoreRange(range, 'en'));
      case 'contact':
        return each(contact);
      case 'from':
      case 'to':
        return dayOf(value);
      case 'priceFrom':
      case 'priceTo':
        return formatDollars(Number(value), 'en');
      case 'language':
        return languages(value as 'en');
      case 'qualified':
        return t(value === 'yes' ? 'isQualified' : 'isNotQualified');
      case 'untouched':
        return value === 'ever' ? t('never') : t('days', { days: value });
      case 'nextStep':
        return t(`nextSteps.${value as 'due'}`);
      case 'owner':
        return value === 'me' || value === 'nobody' ? t(value) : nameOf(Number(value));
      case 'waiting':
        return t('noAnswer');
      case 'check':
        return t('toCheck');
      case 'erasure':
        return t('erasureAsked');
      case 'shown':
        return t('shownOutdated');
      default:
        return valuesOf(value).join(', ');
    }
  };
}

export function ActiveFilters({ list: { asked, ask, askAnew } }: { list: LeadList }) {
  const t = useTranslations('admin.leads.filters');
  const wordsOf = useFilterWords(asked);
  const names = askedFilters(asked);
  if (names.length === 0) {
    return null;
  }
  return (
    <div
      role="group"
      aria-label={t('active')}
      className={`${shared.wrapCentered} ${styles.active}`}
    >
      {names.map((name) => {
        const text = `${t(name)}: ${wordsOf(name, asked[name]!)}`;
        return (
          <button
            key={name}
            type="button"
            className={`${shared.inlineCentered} ${styles.chip}`}
            aria-label={t('remove', { filter: text })}
            onClick={() => ask({ [name]: undefined })}
          >
            <span className={shared.truncate}>{text}</span>
            <Close size={12} />
          </button>
        );
      })}
      <ToolButton variant="quiet" onClick={() => askAnew()}>
        {t('clear')}
      </ToolButton>
    </div>
  );
}
