import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { exhaustive } from '#core/domain/exhaustive.ts';
import { stateName } from '#core/domain/us-states.ts';
import { formatScore } from '#core/i18n/format.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import styles from './lead.module.css';
import { Trail, TrailEnd } from './Trail.tsx';

type Check = LeadDetail['eligibilityChecks'][number];
type Calculation = LeadDetail['calculations'][number];
type Figures = Calculation['today'];

const dollarFigures = exhaustive<Exclude<keyof Figures, 'systemKw'>>()([
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'totalBenefit',
  'monthlySavings',
  'monthlySavingsLow',
  'annualSavings',
  'lifetimeSavings',
]);

function Circumstances({ language, termsVersion, termsAsOf }: Check | Calculation) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const named = { language: languages(language), version: termsVersion, code: inCode };
  return (
    <span className={styles.under}>
      {termsAsOf
        ? t.rich('termsAsOf', { ...named, day: dayOf(termsAsOf) })
        : t.rich('terms', named)}
    </span>
  );
}

function CheckLine({ check }: { check: Check }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  const { eligible, isEligibleToday, state, creditScore, minCreditScore, homePrice } = check;
  const { createdAt } = check;
  const asked = {
    state: stateName(state),
    creditScore: formatScore(creditScore, 'en', minCreditScore ?? undefined),
    homePrice: dollars(homePrice),
  };
  return (
    <>
      <span>
        {t('check', asked)}
        <Circumstances {...check} />
        {eligible !== isEligibleToday && (
          <Badge tone="amber">{isEligibleToday ? t('eligibleToday') : t('notEligibleToday')}</Badge>
        )}
      </span>
      <TrailEnd>
        <Badge tone={eligible ? 'green' : 'amber'}>
          {t(eligible ? 'eligible' : 'notEligible')}
        </Badge>
        <RelativeTime value={createdAt} />
      </TrailEnd>
    </>
  );
}

function CalculationLine({ calculation }: { calculation: Calculation }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  const { today, holds } = calculation;
  const asked = {
    homePrice: dollars(calculation.homePrice),
    state: stateName(calculation.propertyState),
    electricBill: dollars(calculation.electricBill),
  };
  const cost = calculation.netCost && netCostText(calculation.netCost, 'en');
  const inWords = ({ totalBenefit, monthlySavings }: Figures) =>
    t('result', { total: dollars(totalBenefit), monthly: dollars(monthlySavings) });
  const differing = (name: (typeof dollarFigures)[number]) =>
    calculation[name] !== today[name] && ` (${t('now', { figure: dollars(today[name]) })})`;
  return (
    <>
      <span>
        {t('calculation', asked)}
        <Circumstances {...calculation} />
        <details className={styles.figures}>
          <summary>{t('allFigures')}</summary>
          <dl>
            {dollarFigures.map((name) => (
              <div key={name}>
                <dt>{t(`figures.${name}`)}</dt>
                <dd>
                  {dollars(calculation[name])}
                  {differing(name)}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </span>
      <TrailEnd>
        <strong>{inWords(calculation)}</strong>
        {cost && <span className={shared.smallWrap}>{t('costs', cost.values)}</span>}
        <Badge tone={holds ? 'green' : 'amber'}>{t(holds ? 'holds' : 'holdsNot')}</Badge>
        {!holds && <span className={shared.smallWrap}>{t('now', { figure: inWords(today) })}</span>}
        <RelativeTime value={calculation.createdAt} />
      </TrailEnd>
    </>
  );
}

function ConsentLine({ consent }: { consent: LeadDetail['consents'][number] }) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const { purpose, language, version, text, granted, isCurrent, recordedAt } = consent;
  return (
    <>
      <span>
        {t(granted ? 'consent' : 'notAgreed', { purpose: humanize(purpose) })}
        <span className={styles.under}>
          {t('consentVersion', { language: languages(language), version })}
        </span>
        {text !== '' && (
          <details className={styles.figures}>
            <summary>{t('words')}</summary>
            <q lang={language}>{text}</q>
          </details>
        )}
      </span>
      <TrailEnd>
        <Badge tone={isCurrent ? 'green' : 'amber'}>
          {t(isCurrent ? 'wordsHold' : 'wordsHoldNot')}
        </Badge>
        <RelativeTime value={recordedAt} />
      </TrailEnd>
    </>
  );
}

/**
 * The texts and figures that the visitor saw before applying: eligibility answers, figures and the
 * consent wording, each with its language and terms, and whether it still holds.
 */
export function VisitorFigures({ lead, children }: { lead: LeadDetail; children?: ReactNode }) {
  const t = useTranslations('admin.shown');
  const isOutdated = lead.calculations.some(({ holds }) => !holds);
  return (
    <details className={styles.folded}>
      <summary>
        {t('title')}
        {isOutdated && <Badge tone="amber">{t('holdsNot')}</Badge>}
      </summary>
      {children}
      <Trail title={t('checks')} rows={lead.eligibilityChecks} none={t('none')}>
        {(check) => <CheckLine check={check} />}
      </Trail>
      <Trail title={t('calculations')} rows={lead.calculations} none={t('none')}>
        {(calculation) => <CalculationLine calculation={calculation} />}
      </Trail>
      <Trail title={t('consents')} rows={lead.consents} none={t('noConsent')}>
        {(consent) => <ConsentLine consent={consent} />}
      </Trail>
    </details>
  );
}
