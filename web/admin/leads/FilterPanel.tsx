import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { readLeadReport } from '#core/contract/operations/reports.ts';
import { languages } from '#core/domain/language.ts';
import { contactMethods, timelines } from '#core/domain/options.ts';
import { creditScoreRanges } from '#core/domain/visitor/credit-score.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { Later } from '#web/kit/Later.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadList } from '../api-types.ts';
import { timelineText, useStoredLabel } from './lead/stored-words.ts';
import { withValueToggled } from './asked-filters.ts';
import styles from './leads.module.css';
import { dayAfter } from '#core/domain/office/day.ts';
import { useMay } from '../navigation/session-query.ts';
import { staffNamesQuery } from '../accounts/staff/staff-names.ts';

/** The sources of the last year's leads, and the one in the address. */
function useSources(asked: string | undefined): string[] {
  // Only counted for members who see all leads.
  const mayCount = useMay()(readLeadReport);
  // The first day may be a day off if the lender's day differs.
  const to = new Date().toISOString().slice(0, 10);
  const lastYear = { from: dayAfter(to, -365), to };
  const { data } = useAnswer(readLeadReport, { query: lastYear }, { enabled: mayCount });
  const known = data?.sources.flatMap(({ value }) => value ?? []) ?? [];
  return [...new Set([...known.slice(0, 12), ...valuesOf(asked)])];
}

interface TypedFilterProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  label: string;
  value: string | undefined;
  onTyped: (text: string | undefined) => void;
  /** The filter that a text means; null brings the one in force back. */
  read?: (text: string) => string | null;
}

/** A text filter, applied on blur or Enter. */
function TypedFilter({
  label,
  value = '',
  onTyped,
  read = (text) => text,
  ...input
}: TypedFilterProps) {
  return (
    <label className={shared.label}>
      {label}
      <input
        key={value}
        type="text"
        autoComplete="off"
        spellCheck={false}
        defaultValue={value}
        className={shared.field}
        onBlur={({ target }) => {
          const text = read(target.value.trim());
          target.value = text ?? value;
          if (text !== null && text !== value) {
            onTyped(text || undefined);
          }
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') {
            currentTarget.blur();
          }
        }}
        {...input}
      />
    </label>
  );
}

export function FilterPanel({ list: { asked, ask } }: { list: LeadList }) {
  const t = useTranslations('admin.leads.filters');
  const owners = useTranslations('admin.owner');
  const names = useTranslations('admin.languages');
  const contact = useStoredLabel('contact');
  const sources = useSources(asked.source);
  const { data: staff } = useQuery(staffNamesQuery);
  const members = staff?.items.map(({ id, name }) => [String(id), name] as const) ?? [];
  const one = (
    name: 'qualified' | 'language' | 'owner' | 'untouched' | 'nextStep',
    any: string,
    choices: readonly (readonly [value: string, words: string])[],
  ) => (
    <QuietSelect
      label={name === 'owner' ? owners('label') : t(name)}
      value={asked[name] ?? ''}
      choices={[['', any], ...choices]}
      onChange={({ target }) => ask({ [name]: target.value || undefined })}
    />
  );
  const several = (
    name: 'timeline' | 'contact' | 'score' | 'source' | 'state',
    values: readonly string[],
    labelOf: (value: string) => string = (value) => value,
  ) => (
    <ChoiceList
      legend={t(name === 'source' ? 'sources' : name)}
      isDense={name === 'state'}
      choices={values.map((value) => ({ value, label: labelOf(value) }))}
      isChosen={(value) => valuesOf(asked[name]).includes(value)}
      onToggle={(value) => ask({ [name]: withValueToggled(asked[name], value) })}
    />
  );
  const box = (name: 'waiting' | 'check' | 'shown', value: string, label: string) => (
    <ChoiceList
      legend={t(name)}
      choices={[{ value, label }]}
      isChosen={() => asked[name] === value}
      onToggle={() => ask({ [name]: asked[name] ? undefined : value })}
    />
  );
  return (
    <div className={`${shared.rows} ${styles.panel}`}>
      <div className={`${shared.tightRows} ${styles.days}`}>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className={shared.label}>
            {t(name)}
            <input
              type="date"
              value={asked[name] ?? ''}
              className={shared.field}
              onChange={(event) => ask({ [name]: event.target.value || undefined })}
            />
          </label>
        ))}
      </div>
      <Later>
        <div className={`${shared.tightRows} ${styles.days}`}>
          {one('qualified', t('anyVerdict'), [
            ['yes', t('isQualified')],
            ['no', t('isNotQualified')],
          ])}
          {one(
            'language',
            t('anyLanguage'),
            languages.map((language) => [language, names(language)]),
          )}
        </div>
        {one('owner', owners('any'), [
          ['me', owners('mine')],
          ['nobody', owners('ofNobody')],
          ...members,
        ])}
        <div className={`${shared.tightRows} ${styles.days}`}>
          {one('untouched', t('anyTouch'), [
            ['ever', t('neverTouched')],
            ...['3', '7', '30'].map((days) => [days, t('untouchedFor', { days })] as const),
          ])}
          {one(
            'nextStep',
            t('anyNextStep'),
            (['due', 'planned', 'none'] as const).map((step) => [
              step,
              `${t('nextStep')}: ${t(`nextSteps.${step}`)}`,
            ]),
          )}
        </div>
        {several('timeline', timelines, timelineText)}
        {several('contact', contactMethods, contact)}
        {several('score', creditScoreRanges, (range) => formatScoreRange(range, 'en'))}
        <div className={`${shared.tightRows} ${styles.days}`}>
          {(['priceFrom', 'priceTo'] as const).map((name) => (
            <TypedFilter
              key={name}
              label={t(name)}
              inputMode="numeric"
              maxLength={20}
              value={asked[name]}
              read={(text) => (text === '' ? text : String(readPrice(text) ?? '') || null)}
              onTyped={(text) => ask({ [name]: text })}
            />
          ))}
        </div>
        <TypedFilter
          label={t('affiliate')}
          maxLength={20}
          value={asked.affiliate}
          onTyped={(text) => ask({ affiliate: text })}
        />
        {sources.length > 0 && several('source', sources)}
        {several('state', stateCodes)}
        {box('waiting', 'yes', t('noAnswer'))}
        {box('check', 'yes', t('toCheck'))}
        {box('shown', 'outdated', t('shownOutdated'))}
      </Later>
    </div>
  );
}
