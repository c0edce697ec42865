import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deactivateMember } from '#core/contract/staff/members.ts';
import { leadWorkers } from '#core/domain/staff-role.ts';
import { Button } from '#web/kit/Button.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { MemberRow } from '../api-types.ts';
import { leadKeys } from '../queries/leads.ts';
import { memberKeys, staffNamesQuery } from '../queries/members.ts';
import { memberName } from './member-name.ts';

const queue = 'queue' as const;

interface LeaveFormProps {
  member: MemberRow;
  onDone: () => void;
}

function LeaveForm({ member, onDone }: LeaveFormProps) {
  const t = useTranslations('admin.staff.leave');
  const [leadsTo, setLeadsTo] = useState<number | typeof queue>(queue);
  const { data: names } = useQuery(staffNamesQuery);
  const { id, leadsOwned } = member;
  const { mutate, isPending } = useWrite(deactivateMember, {
    makesStale: [memberKeys.all, leadKeys.all],
    done: t('done'),
    about: ({ leadsMoved }) =>
      leadsMoved > 0 ? t('moved', { count: leadsMoved }) : memberName(member),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const successors = (names?.items ?? []).filter(
    (one) => one.isActive && one.id !== id && leadWorkers.includes(one.role),
  );
  return (
    <div className={shared.stack}>
      {leadsOwned > 0 && (
        <Select
          label={t('leadsTo', { count: leadsOwned })}
          value={leadsTo}
          onChange={({ target: { value } }) => setLeadsTo(value === queue ? queue : Number(value))}
          options={[
            { value: queue, label: t('queue') },
            ...successors.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      )}
      <div className={shared.ends}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button
          variant="ink"
          disabled={isPending}
          onClick={() => mutate({ params: { id }, query: { leadsTo } })}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </div>
    </div>
  );
}

interface LeaveDialogProps {
  member: MemberRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks where the leads of a colleague go, and ends the account. */
export function LeaveDialog({ member, isOpen, onOpenChange }: LeaveDialogProps) {
  const t = useTranslations('admin.staff.leave');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title', { name: memberName(member) })}
      description={t('text')}
    >
      <LeaveForm
        member={member}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
