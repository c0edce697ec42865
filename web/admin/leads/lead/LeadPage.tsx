import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { archiveLead } from '#core/contract/leads/archive.ts';
import { eraseLead } from '#core/contract/leads/erasure.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { listDeletedLeads } from '#core/contract/leads/lists.ts';
import { addNote } from '#core/contract/leads/notes.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { User } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { isUnknown } from '#web/office/cache/is-unknown.ts';
import { NoteForm } from '#web/office/notes/NoteForm.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { SkeletonFrame, SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { deletedPath } from '../../deleted/deleted-view.ts';
import { LeadNews } from '../../office/live/LeadNews.tsx';
import { EraseCard } from '../erasure/EraseCard.tsx';
import { May } from '../../May.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { AskedFor, useElsewhere } from './AskForLead.tsx';
import { BuyerWishes } from './BuyerWishes.tsx';
import { CalculatorCard } from './CalculatorCard.tsx';
import { Closing } from './Closing.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { ContactContext, useContactState } from './contact/contact-state.ts';
import { InteractionCard } from './InteractionCard.tsx';
import { LeadHead } from './LeadHead.tsx';
import { LeadActions } from './LeadActions.tsx';
import { BackLink, LeadWays } from './LeadWays.tsx';
import { ContactCard, LeadInformationCard, QualificationCard } from './PersonCards.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import answers from './answers.module.css';
import styles from './lead.module.css';
import { HistoryCard } from './timeline/HistoryCard.tsx';

import waiting from './waiting.module.css';
import { useMay } from '../../navigation/session-query.ts';
import { leadQuery } from '../lead-query.ts';

const createdAt = '2026-01-01T00:00:00.000Z';
const allowed = { allowed: true, reason: '' };
const now = {
  allowed: true,
  reason: 'until 9:00 PM their time, by the federal rule; state rules not checked',
  until: null,
  rule: null,
};

// The default of the application: one line of consent in the head.
const consent: NonNullable<LeadDetail['consent']> = {
  purpose: 'contact',
  version: '1',
  language: 'en',
  channels: ['phone', 'sms', 'email'],
  text: '',
  isVersionConfirmed: true,
  granted: true,
  ticked: 'preset',
  wasPrechecked: true,
  pageUrl: null,
  ipAddress: '',
  userAgent: null,
  recordedAt: createdAt,
  agreedAt: null,
  isCurrent: true,
};

/** What the skeleton cards walk through. Their other fields are empty, so a new one needs no line. */
const walked: Partial<LeadDetail> = {
  id: 0,
  firstName: 'Maria',
  lastName: 'Gonzalez',
  email: 'maria.gonzalez@example.com',
  phone: '(555) 555-0100',
  propertyState: 'CA',
  status: 'New',
  language: 'en',
  unmet: [],
  applications: 1,
  createdAt,
  electricBill: 150,
  creditScore: '660-699',
  contactMethod: 'phone',
  wantsPanels: 'unsure',
  currentAddress: '12 Main Street, Portland, OR 97204',
  isQualified: true,
  isWaiting: true,
  requirements: { state: true, credit: true, homePrice: true },
  suspicion: [],
  updatedAt: createdAt,
  consent,
  consents: [consent],
  reach: { phone: allowed, sms: allowed, email: allowed },
  permission: { phone: now, sms: now, email: now, localTime: createdAt, timeZone: 'UTC' },
  stops: [],
  disputes: [],
  statusHistory: [],
  estimateHolds: true,
  eligibilityChecks: [],
  calculations: [],
  mails: [],
};

const placeholder = new Proxy(walked, {
  get: (fields, name) => Reflect.get(fields, name) ?? null,
}) as LeadDetail;

const noDraft = { leadId: 0, authorType: 'admin', draftName: 'none' } as const;

/** What decides, in one line each; a press opens the figures. */
function Figures({ lead }: { lead: LeadDetail }) {
  return (
    <div className={`${shared.frame} ${answers.band}`}>
      <QualificationCard lead={lead} />
      <CalculatorCard lead={lead} />
    </div>
  );
}

function Facts({ lead, children }: { lead: LeadDetail; children?: ReactNode }) {
  return (
    <div className={shared.stack}>
      <ContactCard lead={lead} />
      <ReferralCard lead={lead} />
      <ConsentCard lead={lead} />
      <LeadInformationCard lead={lead}>{children}</LeadInformationCard>
    </div>
  );
}

function WaitingLead() {
  const t = useTranslations('office.notes');
  return (
    <SkeletonFrame>
      <div className={waiting.waiting}>
        <LeadHead lead={placeholder} />
        <May call={addNote}>
          <LeadActions lead={placeholder} />
        </May>
        <Figures lead={placeholder} />
        <div className={shared.columns}>
          <div className={shared.stack}>
            <Card title={t('title')}>
              <NoteForm setting={{ ...noDraft, mayDelete: () => false }} placeholder="" />
              <SkeletonWords />
            </Card>
          </div>
          <Facts lead={placeholder} />
        </div>
      </div>
    </SkeletonFrame>
  );
}

const missingTags = { deleted: (text: ReactNode) => <Link to={deletedPath('leads')}>{text}</Link> };

function MissingLead({ id }: { id: string }) {
  const t = useTranslations('admin.lead');
  const mayRestore = useMay()(listDeletedLeads);
  const q = leadReference(Number(id));
  const told = useElsewhere(q, useAnswer(listLeads, { query: { q } }).data?.elsewhere);
  return (
    <div className={`${shared.page} ${styles.page}`}>
      <h1 className="visually-hidden">{t('missing')}</h1>
      <BackLink />
      <EmptyState
        icon={<User />}
        title={told?.title ?? t('missing')}
        text={!told && t.rich(mayRestore ? 'missingText' : 'missingToYou', missingTags)}
        action={told?.action}
      />
    </div>
  );
}

/** Its own component, so that a press renders who uses the state and not the whole page. */
function Contacting({ id, children }: { id: number; children: ReactNode }) {
  return <ContactContext value={useContactState(id)}>{children}</ContactContext>;
}

function LeadCards({ lead }: { lead: LeadDetail }) {
  return (
    <Contacting id={lead.id}>
      <LeadNews lead={lead} />
      <LeadHead lead={lead} />
      <May call={addNote}>
        <LeadActions lead={lead} />
      </May>
      <AskedFor lead={lead} />
      <BuyerWishes lead={lead} />
      <Closing lead={lead} />
      <Figures lead={lead} />
      <div className={shared.columns}>
        <div className={shared.stack}>
          <HistoryCard lead={lead} />
          <InteractionCard lead={lead} />
        </div>
        <Facts lead={lead}>
          <May call={archiveLead}>
            <ArchiveCard id={lead.id} />
          </May>
          <May call={eraseLead}>
            <EraseCard lead={lead} />
          </May>
        </Facts>
      </div>
    </Contacting>
  );
}

export function LeadPage() {
  const t = useTranslations('admin.lead');
  const { id = '' } = useParams();
  const lead = useQuery(leadQuery(id));
  const { data, error } = lead;
  const isMissing = isUnknown(error);
  const name = data && `${data.firstName} ${data.lastName}`;
  useTitle(name ?? t(isMissing ? 'missing' : 'screen'));
  if (isMissing) {
    return <MissingLead id={id} />;
  }
  if (data && data.id !== Number(id)) {
    // Merged into another lead, whose page the address now means.
    return <Navigate to={adminLeadPath(data.id)} replace />;
  }
  return (
    <div className={`${shared.page} ${styles.page}`}>
      <LeadWays id={Number(id)} />
      <Loaded query={lead} failure={t('failed')} lines={<WaitingLead />}>
        {(found) => <LeadCards key={found.id} lead={found} />}
      </Loaded>
    </div>
  );
}
