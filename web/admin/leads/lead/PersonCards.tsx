import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { confirmLeadEmail } from '#core/contract/leads/changes.ts';
import { stateName } from '#core/domain/us-states.ts';
import { formatScoreRange } from '#core/i18n/format.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import { paymentText } from '#web/office/formats/payment-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { ExactTime, RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { mailLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import answerStyles from './answers.module.css';
import styles from './lead.module.css';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import { useReasonOf } from './use-reason-of.tsx';
import { SourceFacts } from './RecordTrails.tsx';
import { timelineText, useStoredLabel } from './stored-words.ts';

export function ContactCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.contact');
  const languages = useTranslations('admin.languages');
  const contactLabel = useStoredLabel('contact');
  const confirm = useReasonOf(lead.id, 'contact.confirm');
  const { unconfirmedEmail } = lead;
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('phone')}>
          {lead.phone && (
            <span className={`${shared.inlineCentered} ${styles.copyable}`}>
              <a href={telephoneLink(lead.phone)} className={styles.number}>
                {lead.phone}
              </a>
              <CopyButton text={lead.phone} label={t('copyPhone')} isIcon />
            </span>
          )}
        </Fact>
        <Fact name={t('email')}>
          {lead.email && (
            <span className={`${shared.inlineCentered} ${styles.copyable}`}>
              <a href={mailLink(lead.email)}>
                <EmailText>{lead.email}</EmailText>
              </a>
              <CopyButton text={lead.email} label={t('copyEmail')} isIcon />
            </span>
          )}
          {unconfirmedEmail && (
            <p className={shared.small}>{t('unconfirmed', { given: unconfirmedEmail.given })}</p>
          )}
          {unconfirmedEmail?.mayConfirm && <ReasonButton entry={confirmLeadEmail} {...confirm} />}
        </Fact>
        <Fact name={t('method')}>{lead.contactMethod && contactLabel(lead.contactMethod)}</Fact>
        <Fact name={t('language')}>{languages(lead.language)}</Fact>
        <Fact name={t('address')}>{lead.currentAddress}</Fact>
      </Facts>
    </Card>
  );
}

const requirements = ['state', 'creditScore', 'homePrice'] as const;

/** The requirements of the program that this lead does not meet; null if it meets all. */
function useWhyUnderReview() {
  const t = useTranslations('admin.lead.qualification.why');
  return ({ propertyState, requirements: met }: LeadDetail): string | null => {
    const isMet = { state: met.state, creditScore: met.credit, homePrice: met.homePrice };
    const state = propertyState ? stateName(propertyState) : '';
    const failed = requirements.filter((name) => isMet[name] === false);
    const missing = requirements.filter((name) => isMet[name] === null);
    const reasons = [
      ...failed.map((name) => t(`unmet.${name}`, { state })),
      ...missing.map((name) => t(`missing.${name}`)),
    ];
    return reasons.length === 0 ? null : t('text', { reasons: reasons.join('; ') });
  };
}

const inPlace = (chunks: ReactNode) => <span className={answerStyles.place}>{chunks}</span>;

export function QualificationCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.qualification');
  const answers = useTranslations('admin.lead');
  const missing = useTranslations('office.parts');
  const housingLabel = useStoredLabel('housing');
  const formats = useFormats();
  const dollars = (amount: number | null) => (amount === null ? null : formats.dollars(amount));
  const yesOrNo = (answer: boolean | null) =>
    answer === null ? null : answers(answer ? 'yes' : 'no');
  const why = useWhyUnderReview()(lead);
  const { homePrice, propertyState, creditScore, timeline, housingStatus } = lead;
  const known = [
    homePrice !== null && (
      <b key="price">
        {t.rich('asked', {
          price: formats.dollars(homePrice),
          state: propertyState ? stateName(propertyState) : 'none',
          place: inPlace,
        })}
      </b>
    ),
    creditScore && <b key="score">{formatScoreRange(creditScore, 'en')}</b>,
    timeline && <b key="timeline">{timelineText(timeline)}</b>,
    [lead.firstTimeHomebuyer && t('firstHome'), housingStatus && housingLabel(housingStatus)]
      .filter(Boolean)
      .join(', ')
      .toLowerCase(),
  ].filter(Boolean);
  // Nothing known, or not yet: the line keeps its place.
  const line = known.length > 0 ? known : [missing('notProvided')];
  const answered = [
    ['homePrice', dollars(lead.homePrice)],
    ['state', lead.propertyState && stateName(lead.propertyState)],
    ['creditScore', lead.creditScore && formatScoreRange(lead.creditScore, 'en')],
    ['timeline', lead.timeline && timelineText(lead.timeline)],
    ['electricBill', dollars(lead.electricBill)],
    ['firstTime', yesOrNo(lead.firstTimeHomebuyer)],
    ['housing', lead.housingStatus && housingLabel(lead.housingStatus)],
    ['panels', answers(lead.wantsPanels)],
    ['payment', lead.monthlyPayment && paymentText(lead.monthlyPayment, 'en')],
    ...(lead.savingsAmount === null ? [] : [['savings', dollars(lead.savingsAmount)] as const]),
  ] as const;
  return (
    <Card
      title={t('title')}
      isFlush
      className={answerStyles.figuresCard}
      line={line.map((part, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    >
      {why && <p className={answerStyles.why}>{why}</p>}
      <dl className={answerStyles.grid}>
        {answered.map(([name, answer]) => (
          <div key={name}>
            <dt className={shared.small}>{t(name)}</dt>
            <dd className={answer ? undefined : shared.soft}>{answer || missing('notProvided')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Suspicion({ lead }: { lead: LeadDetail }) {
  const { suspicion, isSuspicious, addressSharedBy } = lead;
  const t = useTranslations('admin.lead.information');
  const suspicionLabel = useStoredLabel('suspicion');
  if (suspicion.length === 0) {
    return null;
  }
  return (
    <div className={isSuspicious ? shared.notice : styles.hint}>
      <p>{t(isSuspicious ? 'suspicious' : 'noticed')}</p>
      <ul>
        {suspicion.map((reason) => (
          <li key={reason}>
            {reason === 'many_from_address' && addressSharedBy !== null
              ? t('addressSharedBy', { count: addressSharedBy })
              : suspicionLabel(reason)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function LeadInformationCard({
  lead,
  children,
}: {
  lead: LeadDetail;
  children?: ReactNode;
}) {
  const t = useTranslations('admin.lead.information');
  const source = useTranslations('admin.lead.source');
  return (
    <Card
      title={t('title')}
      line={lead.isSuspicious ? t('suspicious') : <RelativeTime value={lead.createdAt} />}
    >
      <Suspicion lead={lead} />
      <Facts>
        <Fact name={t('received')}>
          <ExactTime value={lead.createdAt} />
        </Fact>
        <Fact name={t('touched')}>
          {lead.lastTouchAt && <ExactTime value={lead.lastTouchAt} />}
        </Fact>
        <Fact name={t('source')}>{lead.sourceName}</Fact>
        <Fact name={t('loan')}>
          {lead.loanUrl ? (
            <a href={lead.loanUrl} target="_blank" rel="noreferrer">
              {lead.loanNumber}
            </a>
          ) : (
            lead.loanNumber
          )}
        </Fact>
      </Facts>
      <details className={styles.folded}>
        <summary>{t('more')}</summary>
        <Facts>
          <Fact name={t('id')}>{lead.id}</Fact>
          <Fact name={t('changed')}>
            <ExactTime value={lead.updatedAt} />
          </Fact>
          <Fact name={t('firstAnswer')}>
            {lead.firstResponseAt && <ExactTime value={lead.firstResponseAt} />}
          </Fact>
          <Fact name={t('transaction')}>
            {lead.transactionType && humanize(lead.transactionType)}
          </Fact>
          <Fact name={t('session')}>
            {lead.sessionId && <code className={styles.code}>{lead.sessionId.slice(0, 8)}</code>}
          </Fact>
        </Facts>
      </details>
      <details className={styles.folded}>
        <summary>{source('title')}</summary>
        <SourceFacts source={lead.source} />
      </details>
      {children}
    </Card>
  );
}
