import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { stateName } from '#core/domain/us-states.ts';
import { formatScore } from '#core/i18n/format.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { netCostText } from '#web/office/formats/net-cost-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

interface CircumstancesProps {
  language: Language;
  termsVersion: string;
  termsAsOf: string | null;
}

function Circumstances({ language, termsVersion, termsAsOf }: CircumstancesProps) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const named = { language: languages(language), version: termsVersion, code: inCode };
  return (
    <span className={styles.under}>
      {termsAsOf
        ? t.rich('termsAsOf', {
            ...named,
            day: termsAsOf,
          })
        : t.rich('terms', named)}
    </span>
  );
}

type Consent = LeadDetail['consents'][number];

function ConsentLine({ consent }: { consent: Consent }) {
  const t = useTranslations('admin.shown');
  const languages = useTranslations('admin.languages');
  const { purpose, language, version, text, granted, isCurrent, recordedAt } = consent;
  return (
    <li>
      <span>
        {t(granted ? 'consent' : 'notAgreed', { purpose: humanize(purpose) })}
        <span className={styles.under}>
          {t('consentVersion', {
            language: languages(language),
            version,
          })}
        </span>
        {text !== '' && (
          <details className={styles.figures}>
            <summary>{t('words')}</summary>
            <q lang={language}>{text}</q>
          </details>
        )}
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={isCurrent ? 'green' : 'amber'}>
          {isCurrent ? t('wordsHold') : t('wordsHoldNot')}
        </Badge>
        <RelativeTime
          value={recordedAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}

type Check = LeadDetail['eligibilityChecks'][number];

function CheckLine({ check }: { check: Check }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  const { eligible, isEligibleToday, state, creditScore, homePrice, createdAt } = check;
  const asked = {
    state: stateName(state),
    creditScore: formatScore(creditScore, 'en'),
    homePrice: dollars(homePrice),
  };
  return (
    <li>
      <span>
        {t('check', asked)}
        <Circumstances {...check} />
        {eligible !== isEligibleToday && (
          <Badge tone="amber">{isEligibleToday ? t('eligibleToday') : t('notEligibleToday')}</Badge>
        )}
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={eligible ? 'green' : 'amber'}>
          {eligible ? t('eligible') : t('notEligible')}
        </Badge>
        <RelativeTime
          value={createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}

type Calculation = LeadDetail['calculations'][number];
type Figures = Calculation['today'];

const dollarFigures = [
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'totalBenefit',
  'monthlySavings',
  'monthlySavingsLow',
  'annualSavings',
  'lifetimeSavings',
] as const satisfies readonly (keyof Figures)[];

function Figures({ shown, today }: { shown: Figures; today: Figures }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  return (
    <details className={styles.figures}>
      <summary>{t('allFigures')}</summary>
      <dl>
        {dollarFigures.map((name) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>
              {dollars(shown[name])}
              {shown[name] !== today[name] && ` (${t('now', { figure: dollars(today[name]) })})`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
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
    t('result', {
      total: dollars(totalBenefit),
      monthly: dollars(monthlySavings),
    });
  return (
    <li>
      <span>
        {t('calculation', asked)}
        <Circumstances {...calculation} />
        <Figures
          shown={calculation}
          today={today}
        />
      </span>
      <span className={styles.trailEnd}>
        <strong>{inWords(calculation)}</strong>
        {cost && <span className={shared.smallWrap}>{t('costs', cost.values)}</span>}
        <Badge tone={holds ? 'green' : 'amber'}>{holds ? t('holds') : t('holdsNot')}</Badge>
        {!holds && <span className={shared.smallWrap}>{t('now', { figure: inWords(today) })}</span>}
        <RelativeTime
          value={calculation.createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}

interface LinesProps {
  title: string;
  none: string;
  children: readonly ReactNode[];
}

function Lines({ title, none, children }: LinesProps) {
  return (
    <>
      <h3 className={styles.sub}>{title}</h3>
      {children.length === 0 ? (
        <p className={shared.soft}>{none}</p>
      ) : (
        <ul className={`${shared.list} ${styles.trail}`}>{children}</ul>
      )}
    </>
  );
}

/**
 * What the visitor was shown before applying, as it stood then: answers to the eligibility form,
 * figures, the words of the consent, each with its language and terms, and whether it holds today.
 */
export function VisitorFiguresCard({
  lead: { eligibilityChecks, calculations, consents },
}: {
  lead: LeadDetail;
}) {
  const t = useTranslations('admin.shown');
  return (
    <Card title={t('title')}>
      <Lines
        title={t('checks')}
        none={t('none')}
      >
        {eligibilityChecks.map((check, at) => (
          <CheckLine
            key={at}
            check={check}
          />
        ))}
      </Lines>
      <Lines
        title={t('calculations')}
        none={t('none')}
      >
        {calculations.map((calculation, at) => (
          <CalculationLine
            key={at}
            calculation={calculation}
          />
        ))}
      </Lines>
      <Lines
        title={t('consents')}
        none={t('noConsent')}
      >
        {consents.map((consent, at) => (
          <ConsentLine
            key={at}
            consent={consent}
          />
        ))}
      </Lines>
    </Card>
  );
}
