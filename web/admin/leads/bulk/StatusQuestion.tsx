import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { bulkMailsQuery } from '../../queries/bulk.ts';

/** A change of many leads that waits for an answer. */
export interface AskedChange {
  status: LeadStatus;
  leads: { id: number; status: string }[];
}

interface StatusQuestionProps {
  asked: AskedChange;
  onAnswer: (isWanted: boolean) => void;
}

export function StatusQuestion({ asked: { status, leads }, onAnswer }: StatusQuestionProps) {
  const t = useTranslations('admin.leadBulk');
  const { data, isPending } = useQuery(bulkMailsQuery(status, leads));
  const mails = () => {
    if (!data) {
      return t(isPending ? 'mailsCounted' : 'mailsUnknown');
    }
    const { applicants, affiliates, minutes } = data;
    if (applicants + affiliates === 0) {
      return t('noMails');
    }
    return [
      applicants > 0 && t('toApplicants', { count: applicants }),
      affiliates > 0 && t('toAffiliates', { count: affiliates }),
      t('mailsLeave', { minutes }),
    ]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={t('status')}
      confirm={t('confirmStatus')}
      isPending={isPending}
      onConfirm={() => onAnswer(true)}
    >
      {t('statusQuestion', { count: leads.length, status })} {mails()}
    </ConfirmDialog>
  );
}
