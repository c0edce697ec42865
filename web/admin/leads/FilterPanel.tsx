import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { ChoiceList } from '#web/office/list/ChoiceList.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadList } from '../api-types.ts';
import { yearReportQuery } from '../queries/reports.ts';
import { withValueToggled } from './asked-filters.ts';
import styles from './leads.module.css';

/** Where the leads of the last year came from, and what the address asks for besides. */
function useSources(asked: string | undefined): string[] {
  const { data } = useQuery(yearReportQuery);
  const known = data?.sources.flatMap(({ value }) => value ?? []) ?? [];
  return [...new Set([...known.slice(0, 12), ...valuesOf(asked)])];
}

export function FilterPanel({ list: { asked, ask } }: { list: LeadList }) {
  const t = useTranslations('admin.leads.filters');
  const names = useTranslations('admin.languages');
  const sources = useSources(asked.source);
  return (
    <div className={styles.panel}>
      <div className={styles.days}>
        {(['from', 'to'] as const).map((name) => (
          <label
            key={name}
            className={shared.label}
          >
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
      <div className={styles.days}>
        <QuietSelect
          label={t('qualified')}
          value={asked.qualified ?? ''}
          onChange={({ target }) => ask({ qualified: (target.value || undefined) as 'yes' | 'no' })}
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
            <option
              key={language}
              value={language}
            >
              {names(language)}
            </option>
          ))}
        </QuietSelect>
      </div>
      <label className={shared.label}>
        {t('affiliate')}
        <input
          key={asked.affiliate ?? ''}
          type="text"
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          defaultValue={asked.affiliate ?? ''}
          className={shared.field}
          onBlur={({ target }) => {
            if (target.value.trim() !== (asked.affiliate ?? '')) {
              ask({ affiliate: target.value.trim() || undefined });
            }
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.currentTarget.blur();
            }
          }}
        />
      </label>
      {sources.length > 0 && (
        <ChoiceList
          legend={t('source')}
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
    </div>
  );
}
