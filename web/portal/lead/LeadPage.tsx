import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { portalPaths } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { Arrow, User } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import { leadQuery } from '../queries/lead.ts';
import { ActionsCard } from './ActionsCard.tsx';
import { FinancialCard, PersonalCard, SolarCard, SubmissionCard } from './FactCards.tsx';
import styles from './lead.module.css';
import { LeadHead } from './LeadHead.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { ReferralCard } from './ReferralCard.tsx';

function BackLink() {
  const t = useTranslations('portal.lead');
  return (
    <Link
      to={portalPaths.dashboard}
      className={shared.back}
    >
      <Arrow
        size={16}
        direction="left"
      />
      {t('back')}
    </Link>
  );
}

function MissingLead() {
  const t = useTranslations('portal.lead');
  return (
    <>
      <h1 className="visually-hidden">{t('missing')}</h1>
      <EmptyState
        icon={<User />}
        title={t('missing')}
        action={<BackLink />}
      >
        {t('missingText')}
      </EmptyState>
    </>
  );
}

function Withheld({ lead: { isQualified, email } }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead.withheld');
  if (isQualified !== null) {
    return null;
  }
  return <p className={styles.note}>{email === null ? t('status') : t('contact')}</p>;
}

function LeadCards({ lead }: { lead: ReferredLead }) {
  return (
    <>
      <LeadHead lead={lead} />
      <div className={shared.halves}>
        <div className={shared.stack}>
          <ProgressCard progress={lead.progress} />
          <ActionsCard lead={lead} />
          <LeadNotes leadId={lead.id} />
        </div>
        <div className={shared.stack}>
          <PersonalCard lead={lead} />
          {lead.isQualified !== null && (
            <>
              <FinancialCard lead={lead} />
              <SolarCard lead={lead} />
            </>
          )}
          <ReferralCard lead={lead} />
          <SubmissionCard lead={lead} />
          <Withheld lead={lead} />
        </div>
      </div>
    </>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
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
        <MissingLead />
      ) : (
        <Loaded
          query={lead}
          failure={t('failed')}
          lines={12}
        >
          {(found) => <LeadCards lead={found} />}
        </Loaded>
      )}
    </div>
  );
}
