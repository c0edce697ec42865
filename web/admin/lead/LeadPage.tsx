import { DashboardLinks } from '../DashboardLinks.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { eraseLead } from '#core/contract/lead/erasure.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { User } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { deletedPath } from '../deleted/deleted-view.ts';
import { LeadNews } from '../live/LeadNews.tsx';
import { EraseCard } from '../erasure/EraseCard.tsx';
import { May } from '../May.tsx';
import { leadQuery } from '../queries/leads.ts';
import { CalculatorCard } from './CalculatorCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { type Begun, ContactContext } from './contact/contact-state.ts';
import { ContactPanel } from './contact/ContactPanel.tsx';
import { LeadHead } from './LeadHead.tsx';
import { BackLink, LeadWays } from './LeadWays.tsx';
import { ContactCard, LeadInformationCard, QualificationCard } from './PersonCards.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { WaitingLead } from './WaitingLead.tsx';
import styles from './lead.module.css';
import { HistoryCard } from './timeline/HistoryCard.tsx';

const missingTags = { deleted: (text: ReactNode) => <Link to={deletedPath('leads')}>{text}</Link> };

function MissingLead() {
  const t = useTranslations('admin.lead');
  return (
    <div className={`${shared.page} ${styles.page}`}>
      <h1 className="visually-hidden">{t('missing')}</h1>
      <EmptyState
        icon={<User />}
        title={t('missing')}
        action={<BackLink />}
      >
        {t.rich('missingText', missingTags)}
      </EmptyState>
    </div>
  );
}

function LeadCards({ lead }: { lead: LeadDetail }) {
  const [begun, begin] = useState<Begun | null>(null);
  return (
    <ContactContext value={{ begun, begin }}>
      <LeadNews lead={lead} />
      <LeadHead lead={lead} />
      <ContactPanel lead={lead} />
      <div className={shared.columns}>
        <div className={shared.stack}>
          <QualificationCard lead={lead} />
          <CalculatorCard lead={lead} />
          <HistoryCard lead={lead} />
        </div>
        <div className={shared.stack}>
          <ContactCard lead={lead} />
          <ConsentCard lead={lead} />
          <ReferralCard lead={lead} />
          <LeadInformationCard lead={lead} />
          <May call={eraseLead}>
            <EraseCard lead={lead} />
          </May>
        </div>
      </div>
    </ContactContext>
  );
}

export function LeadPage() {
  const t = useTranslations('admin.lead');
  const { id = '' } = useParams();
  const lead = useQuery(leadQuery(id));
  const { data, error } = lead;
  const isMissing = error instanceof CallError && (error.status === 404 || error.status === 400);
  const name = data && `${data.firstName} ${data.lastName}`;
  useTitle(name ?? t(isMissing ? 'missing' : 'screen'));
  if (isMissing) {
    return <MissingLead />;
  }
  if (data && data.id !== Number(id)) {
    // Merged into another lead, which is what the address means now.
    return (
      <Navigate
        to={adminLeadPath(data.id)}
        replace
      />
    );
  }
  return (
    <>
      <DashboardLinks open="leads" />
      <div className={`${shared.page} ${styles.page}`}>
        <LeadWays id={Number(id)} />
        <Loaded
          query={lead}
          failure={t('failed')}
          lines={<WaitingLead />}
        >
          {(found) => (
            <LeadCards
              key={found.id}
              lead={found}
            />
          )}
        </Loaded>
      </div>
    </>
  );
}
