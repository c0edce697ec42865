import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { hiddenFields, type PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { grantFor, type GrantTerms } from '#core/domain/programme/grant.ts';
import { formDefaults, panelWishes } from '#core/domain/options.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { formatDollars, formatScoreRange, lowerFirst } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { localStateName } from '#core/i18n/state-names.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { carriedAnswers } from '../../browser/carry-stored.ts';
import { onReturn } from '../../browser/on-return.ts';
import { onStoredElsewhere } from '../../browser/on-stored-elsewhere.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import { postedId } from '../form/posted-field.ts';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { ApplicationValues } from './application-values.ts';
import styles from './check-answers.module.css';
import { creditScoreNumber } from '#core/domain/visitor/credit-score.ts';

/** For a score below the minimum: how to reach it. They may apply anyway. */
function ScoreNote({ range }: { range: string | undefined }) {
  const t = useTranslations('form.application');
  const { language, figures } = useSite();
  const score = range && creditScoreNumber(range);
  if (!range || !score || score >= Number(figures.minimumScore)) {
    return null;
  }
  return (
    <p role="note" className={styles.note}>
      {t('scoreNote', { ...figures, range: lowerFirst(formatScoreRange(range, language)) })}
    </p>
  );
}

function watchAnswers(callback: () => void): () => void {
  const stopReading = onReturn(callback);
  const stopWatching = onStoredElsewhere(callback);
  return () => {
    stopReading();
    stopWatching();
  };
}

/** The answers of earlier steps: as posted, or as this browser keeps them. */
function useEarlierAnswers(posted: PostedForm | undefined): TypedAnswers {
  const stored = useSyncExternalStore(
    watchAnswers,
    () => JSON.stringify(carriedAnswers()),
    () => '{}',
  );
  return posted?.values ?? (JSON.parse(stored) as TypedAnswers);
}

interface CheckAnswersProps {
  grantTerms: GrantTerms;
  wish: string | undefined;
  field: FieldOf<ApplicationValues>;
  posted: PostedForm | undefined;
}

/** What earlier steps said and the application takes along: one line each, to change. */
export function CheckAnswers({ grantTerms, wish, field, posted }: CheckAnswersProps) {
  const t = useTranslations('form');
  const { language, figures } = useSite();
  const answers = useEarlierAnswers(posted);
  const { propertyState: state, creditScore, firstTimeHomebuyer: isFirst } = answers;
  const price = readPrice(answers.homePrice ?? '');
  const dollars = (amount: number | null) => amount !== null && formatDollars(amount, language);
  const bill = dollars(readPrice(answers.electricBill ?? ''));
  const rows = [
    ['homePrice', 'homePrice', dollars(price)],
    ['propertyState', 'state', state && localStateName(state, language)],
    ['creditScore', 'creditScore', creditScore && formatScoreRange(creditScore, language)],
    ['electricBill', null, bill && answers.billUnknown ? t('check.guess', { bill }) : bill],
    [
      'firstTimeHomebuyer',
      'firstTimeHomebuyer',
      (isFirst === 'yes' || isFirst === 'no') && t(isFirst),
    ],
  ] as const;
  const grant = price !== null && state && grantFor({ ...answers, homePrice: price }, grantTerms);
  const chosen = panelWishes.find((one) => one === wish) ?? formDefaults.wantsPanels;
  /** The way to a question of the check; to the calculator without one. */
  const change = (question: string | null, name: string, label: ReactNode) => {
    const to = question ? '/qualify' : '/calculator';
    const address = localizedPath(to, language);
    const named = t('check.changeOf', { name });
    return posted ? (
      <button
        type="submit"
        formAction={question ? `${address}#${postedId(question)}` : address}
        formNoValidate
        name={hiddenFields.arrival}
        value="yes"
        aria-label={named}
      >
        {label}
      </button>
    ) : (
      <a href={`${address}#${to.slice(1)}-form`} aria-label={named}>
        {label}
      </a>
    );
  };
  return (
    <FieldGroup
      id="check-title"
      title={t('check.title')}
      className={styles.check!}
      data-awaits-code=""
    >
      <p>{t('check.text')}</p>
      <dl>
        {rows.map(([name, question, value]) => (
          <div key={name}>
            <dt>{t(`check.${name}`)}</dt>
            <dd>{value || t('check.none')}</dd>
            <dd>{change(question, t(`check.${name}`), t('check.change'))}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>
          <span>{t('check.wantsPanels')}</span>
          <strong>{t(`panelWishes.${chosen}`)}</strong>
          <span className={styles.change}>{t('check.change')}</span>
        </summary>
        <RadioGroup
          label={t('wantsPanels')}
          defaultValue={formDefaults.wantsPanels}
          options={panelWishes.map((value) => ({ value, label: t(`panelWishes.${value}`) }))}
          {...field('wantsPanels')}
        />
      </details>
      {figures.grantCap !== '' && (
        <dl>
          <div>
            <dt>{t('check.grant')}</dt>
            <dd>{typeof grant === 'number' ? formatDollars(grant, language) : t('check.none')}</dd>
          </div>
        </dl>
      )}
      <ScoreNote range={creditScore} />
    </FieldGroup>
  );
}
