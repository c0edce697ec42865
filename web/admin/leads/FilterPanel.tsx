import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { readLeadReport } from '#core/contract/operations/reports.ts';
import { type Language, languages } from '#core/domain/language.ts';
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

function OwnerFilter({ list: { asked, ask } }: { list: LeadList }) {
  const t = useTranslations('admin.owner');
  const { data } = useQuery(staffNamesQuery);
  const members = data?.items.map(({ id, name }) => [String(id), name] as const) ?? [];
  return (
    <QuietSelect
      label={t('label')}
      value={asked.owner ?? ''}
      choices={[['me', t('mine')], ['nobody', t('ofNobody')], ...members]}
      onChange={({ target }) => ask({ owner: target.value || undefined })}
    >
      <option value="">{t('any')}</option>
    </QuietSelect>
  );
}

export function FilterPanel({ list }: { list: LeadList }) {
  const { asked, ask } = list;
  const t = useTranslations('admin.leads.filters');
  const names = useTranslations('admin.languages');
  const contact = useStoredLabel('contact');
  const sources = useSources(asked.source);
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
          <QuietSelect
            label={t('qualified')}
            value={asked.qualified ?? ''}
            onChange={({ target }) =>
              ask({ qualified: (target.value || undefined) as 'yes' | 'no' })
            }
          >
            <option value="">{t('anyVerdict')}</option>
            <option value="yes">{t('isQualified')}</option>
            <option value="no">{t('isNotQualified')}</option>
          </QuietSelect>
          <QuietSelect
            label={t('language')}
            value={asked.language ?? ''}
            onChange={({ target }) => ask({ language: (target.value || undefined) as Language })}
          >
            <option value="">{t('anyLanguage')}</option>
            {languages.map((language) => (
              <option key={language} value={language}>
                {names(language)}
              </option>
            ))}
          </QuietSelect>
        </div>
        <OwnerFilter list={list} />
        <div className={`${shared.tightRows} ${styles.days}`}>
          <QuietSelect
            label={t('untouched')}
            value={asked.untouched ?? ''}
            onChange={({ target }) => ask({ untouched: (target.value || undefined) as 'ever' })}
          >
            <option value="">{t('anyTouch')}</option>
            <option value="ever">{t('neverTouched')}</option>
            {(['3', '7', '30'] as const).map((days) => (
              <option key={days} value={days}>
                {t('untouchedFor', { days })}
              </option>
            ))}
          </QuietSelect>
          <QuietSelect
            label={t('nextStep')}
            value={asked.nextStep ?? ''}
            onChange={({ target }) => ask({ nextStep: (target.value || undefined) as 'due' })}
          >
            <option value="">{t('anyNextStep')}</option>
            {(['due', 'planned', 'none'] as const).map((step) => (
              <option key={step} value={step}>
                {t('nextStep')}: {t(`nextSteps.${step}`)}
              </option>
            ))}
          </QuietSelect>
        </div>
        <ChoiceList
          legend={t('timeline')}
          choices={timelines.map((value) => ({ value, label: timelineText(value) }))}
          isChosen={(value) => valuesOf(asked.timeline).includes(value)}
          onToggle={(value) => ask({ timeline: withValueToggled(asked.timeline, value) })}
        />
        <ChoiceList
          legend={t('contact')}
          choices={contactMethods.map((value) => ({ value, label: contact(value) }))}
          isChosen={(value) => valuesOf(asked.contact).includes(value)}
          onToggle={(value) => ask({ contact: withValueToggled(asked.contact, value) })}
        />
        <ChoiceList
          legend={t('score')}
          choices={creditScoreRanges.map((value) => ({
            value,
            label: formatScoreRange(value, 'en'),
          }))}
          isChosen={(value) => valuesOf(asked.score).includes(value)}
          onToggle={(value) => ask({ score: withValueToggled(asked.score, value) })}
        />
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
        {sources.length > 0 && (
          <ChoiceList
            legend={t('sources')}
            choices={sources.map((value) => ({ value, label: value }))}
            isChosen={(value) => valuesOf(asked.source).includes(value)}
            onToggle={(value) => ask({ source: withValueToggled(asked.source, value) })}
          />
        )}
        <ChoiceList
          legend={t('state')}
          isDense
          choices={stateCodes.map((code) => ({ value: code, label: code }))}
          isChosen={(code) => valuesOf(asked.state).includes(code)}
          onToggle={(code) => ask({ state: withValueToggled(asked.state, code) })}
        />
        <ChoiceList
          legend={t('waiting')}
          choices={[{ value: 'yes', label: t('noAnswer') }]}
          isChosen={() => asked.waiting === 'yes'}
          onToggle={() => ask({ waiting: asked.waiting ? undefined : 'yes' })}
        />
        <ChoiceList
          legend={t('check')}
          choices={[{ value: 'yes', label: t('toCheck') }]}
          isChosen={() => asked.check === 'yes'}
          onToggle={() => ask({ check: asked.check ? undefined : 'yes' })}
        />
        <ChoiceList
          legend={t('shown')}
          choices={[{ value: 'outdated', label: t('shownOutdated') }]}
          isChosen={() => asked.shown === 'outdated'}
          onToggle={() => ask({ shown: asked.shown ? undefined : 'outdated' })}
        />
      </Later>
    </div>
  );
}
