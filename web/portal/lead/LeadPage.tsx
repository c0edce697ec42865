import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { readReferredLead } from '#core/contract/partners/affiliate/lead.ts';
import { addNote, listNotes } from '#core/contract/leads/notes.ts';
import { portalPaths } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone, User } from '#web/kit/icons.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { isUnknown } from '#web/office/cache/is-unknown.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { NotesCard } from '#web/office/notes/NotesCard.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { PersonName } from '#web/office/shell/PersonName.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime, RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { composeLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import { LeadStatusBadge } from '../parts/lead-words.tsx';
import { useDraftName, useSession } from '../session-context.ts';
import { FinancialCard, PersonalCard, SolarCard, SubmissionCard } from './FactCards.tsx';
import { ReceiptFold, ReferralCard } from './ReferralCard.tsx';
import styles from './lead.module.css';
import { useLineText } from '#web/office/commission/line-text.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { EarningBadge, useEarningNext } from '../earnings/earning-words.tsx';

function CommissionCard({ lead: { commission, receipt } }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead.commission');
  const clients = useTranslations('portal.earnings.clients');
  const { cents } = useFormats();
  const { computedText } = useLineText();
  const next = useEarningNext(null);
  const computed = commission?.lines.find((line) => line.computed !== null);
  return (
    <Card title={t('title')} aside={commission && <EarningBadge {...commission} />}>
      {commission ? (
        <>
          <p className={`${shared.between} ${styles.amount}`}>
            <strong>{cents(commission.cents)}</strong>
            {computed && <span className={shared.soft}>{computedText(computed)}</span>}
          </p>
          <p>
            {next(commission)}{' '}
            {commission.missing.length > 0 && (
              <Link to={portalPaths.agreement}>{clients('whatIsMissing')}</Link>
            )}
          </p>
        </>
      ) : (
        <p className={shared.soft}>{t('none')}</p>
      )}
      {receipt && <ReceiptFold receipt={receipt} />}
    </Card>
  );
}

function ActionsCard({ lead }: { lead: ReferredLead }) {
  const { email, phone } = lead;
  return email === null || phone === null ? null : <Actions lead={{ ...lead, email, phone }} />;
}

/** Opening a draft adds a note; a failure to write the note is only logged. */
function Actions({ lead }: { lead: ReferredLead & { email: string; phone: string } }) {
  const { id, firstName, lastName, email, phone } = lead;
  const t = useTranslations('portal.lead.actions');
  const name = `${firstName} ${lastName}`;
  const { programmeName, lenderName } = lead.followUp;
  // As specified, in every language: the program's name is a name.
  const subject = `${programmeName} Follow-up - ${name}`;
  const { mutate } = useWrite(addNote, {
    makesStale: [listNotes],
    onError: (error) => console.error('Failed to log email communication', error),
  });
  const log = () =>
    mutate({
      body: {
        leadId: id,
        content: t('mailOpened', {
          name,
          email,
          subject,
        }),
        authorType: 'affiliate',
      },
    });
  return (
    <Card title={t('title')}>
      <div className={`${shared.actions} ${styles.actions}`}>
        {phone && (
          <ButtonLink variant="ink" href={telephoneLink(phone)}>
            <Phone size={18} />
            <span>{t('call', { firstName })}</span>
          </ButtonLink>
        )}
        {email && (
          <ButtonLink
            href={composeLink(email, subject, t('mailBody', { firstName, lender: lenderName }))}
            target="_blank"
            rel="noopener noreferrer"
            onClick={log}
          >
            <Mail size={18} />
            <span>{t('sendEmail')}</span>
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function leadQuery(id: string) {
  return callQuery(readReferredLead, { params: { id } });
}

function LeadHead({ lead }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead');
  const { id, firstName, lastName, createdAt } = lead;
  return (
    <header className={`${shared.wrapCentered} ${styles.head}`}>
      <div>
        <PersonName firstName={firstName} lastName={lastName} />
        <p className={shared.soft}>
          {t('submitted')} <RelativeTime value={createdAt} /> · {leadReference(id)}
        </p>
      </div>
      <LeadStatusBadge lead={lead} />
    </header>
  );
}

function LeadNotes({ leadId }: { leadId: number }) {
  const t = useTranslations('portal.lead.notes');
  const { affiliate } = useSession();
  return (
    <NotesCard
      leadId={leadId}
      authorType="affiliate"
      draftName={useDraftName(`note-${leadId}`)}
      mayDelete={(note) => note.authorType === 'affiliate' && note.authorId === affiliate.id}
      placeholder={t('placeholder')}
      none={t('none')}
    />
  );
}

function ProgressCard({
  progress: { reached, next, turn },
}: {
  progress: ReferredLead['progress'];
}) {
  const t = useTranslations('portal.lead.progress');
  const texts = milestoneTexts[useLocale()];
  return (
    <Card title={t('title')}>
      <p className={`${shared.sunk} ${styles.turn} ${styles[turn]}`}>{texts.next[next]}</p>
      <ol className={`${shared.list} ${shared.trail} ${styles.steps}`}>
        {reached.toReversed().map(({ milestone, at }) => (
          <li key={milestone}>
            <span className={shared.strong}>{texts.milestones[milestone]}</span>
            <ExactTime value={at} className={shared.smallWrap} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function BackLink() {
  const t = useTranslations('portal.lead');
  return <WayBack to={portalPaths.dashboard}>{t('back')}</WayBack>;
}

function LeadCards({ lead }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead.withheld');
  return (
    <>
      <LeadHead lead={lead} />
      <div className={shared.halves}>
        <div className={shared.stack}>
          <CommissionCard lead={lead} />
          <ProgressCard progress={lead.progress} />
          <ActionsCard lead={lead} />
          <LeadNotes leadId={lead.id} />
        </div>
        <div className={shared.stack}>
          <PersonalCard lead={lead} />
          {lead.isQualified !== null && <FinancialCard lead={lead} />}
          <ReferralCard lead={lead} />
          <SubmissionCard lead={lead} />
          {lead.isQualified !== null && <SolarCard lead={lead} />}
          {lead.isQualified === null && (
            <p className={`${shared.small} ${styles.note}`}>
              {t(lead.email === null ? 'status' : 'contact')}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

export function LeadPage() {
  const t = useTranslations('portal.lead');
  const { id = '' } = useParams();
  const lead = useQuery(leadQuery(id));
  const isMissing = isUnknown(lead.error);
  const name = lead.data && `${lead.data.firstName} ${lead.data.lastName}`;
  useTitle(name ?? (isMissing ? t('missing') : t('screen')));
  return (
    <div className={`${shared.page} ${styles.page}`}>
      <BackLink />
      {lead.isPending && <p role="status">{t('loading')}</p>}
      {isMissing ? (
        <>
          <h1 className="visually-hidden">{t('missing')}</h1>
          <EmptyState
            icon={<User />}
            title={t('missing')}
            text={t('missingText')}
            action={<BackLink />}
          />
        </>
      ) : (
        <Loaded query={lead} failure={t('failed')} lines={12}>
          {(found) => <LeadCards lead={found} />}
        </Loaded>
      )}
    </div>
  );
}
