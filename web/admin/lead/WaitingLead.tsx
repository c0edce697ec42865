import { useTranslations } from 'use-intl';
import { NoteForm } from '#web/office/notes/NoteForm.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { SkeletonFrame, SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import type { LeadDetail } from '../api-types.ts';
import { placeholderLead as row } from '../leads/lead-columns.tsx';
import { ContactCard, LeadInformationCard, QualificationCard } from './PersonCards.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ContactPanel } from './contact/ContactPanel.tsx';
import { LeadHead } from './LeadHead.tsx';
import waiting from './waiting.module.css';

const allowed = { allowed: true, reason: '' };
const now = {
  allowed: true,
  reason: 'until 21:00 their time, by the federal rule; state rules not checked',
  until: null,
  rule: null,
};

// As the application asks for it by default: one line of consent in the head.
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
  recordedAt: row.createdAt,
  isCurrent: true,
};

/** Gives the grey cards their size. */
const placeholder: LeadDetail = {
  ...row,
  electricBill: 150,
  firstTimeHomebuyer: null,
  transactionType: null,
  contactMethod: 'phone',
  currentAddress: '12 Main Street, Portland, OR 97204',
  housingStatus: null,
  monthlyPayment: null,
  loanNumber: null,
  loanUrl: null,
  solarCost: null,
  taxCredit: null,
  educationEarnings: null,
  monthlySavings: null,
  monthlySavingsLow: null,
  annualSavings: null,
  lifetimeSavings: null,
  savingsAmount: null,
  systemKw: null,
  requirements: { state: true, credit: true, homePrice: true },
  netCost: null,
  termsVersion: null,
  termsAsOf: null,
  sessionId: null,
  source: null,
  suspicion: [],
  updatedAt: row.createdAt,
  consent,
  consents: [consent],
  reach: { phone: allowed, sms: allowed, email: allowed },
  permission: { phone: now, sms: now, email: now, localTime: row.createdAt, timeZone: null },
  stops: [],
  mailOptOut: null,
  firstResponseAt: null,
  followUp: null,
  referral: null,
  statusHistory: [],
  estimateHolds: true,
  eligibilityChecks: [],
  calculations: [],
  mails: [],
};

const noDraft = { leadId: row.id, authorType: 'admin', draftName: 'none' } as const;

export function WaitingLead() {
  const t = useTranslations('office.notes');
  return (
    <SkeletonFrame>
      <div className={waiting.waiting}>
        <LeadHead lead={placeholder} />
        <ContactPanel lead={placeholder} />
        <div className={shared.columns}>
          <div className={shared.stack}>
            <QualificationCard lead={placeholder} />
            <Card title={t('title')}>
              <NoteForm
                setting={{ ...noDraft, mayDelete: () => false }}
                placeholder=""
              />
              <SkeletonWords />
            </Card>
          </div>
          <div className={shared.stack}>
            <ContactCard lead={placeholder} />
            <LeadInformationCard lead={placeholder} />
          </div>
        </div>
      </div>
    </SkeletonFrame>
  );
}
