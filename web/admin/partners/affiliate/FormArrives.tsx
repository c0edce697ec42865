import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readBasis } from '#core/contract/partners/affiliate/basis.ts';
import { listPayees, recordPayee } from '#core/contract/partners/affiliate/payees.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { May } from '../../May.tsx';
import type { CommissionRow } from '../../api-types.ts';
import { useLenderDay } from '../../leads/use-lender-day.ts';
import { staleAfterDecision } from '../commissions/commission-queries.ts';
import commissions from '../commissions/commissions.module.css';

type Payee = NonNullable<CommissionRow['affiliate']['payee']>;

export const staleAfterPayee = [...staleAfterDecision, listPayees, readBasis] as const;

interface FormArrivesProps {
  id: number;
  payee: Payee;
  /** The partner's wish, if this payee is not recorded yet: the same press records both. */
  said?: CommissionRow['affiliate']['said'];
}

export function FormArrives({ id, payee: { kind, name, w9On: onFile }, said }: FormArrivesProps) {
  const t = useTranslations('admin.payees');
  const today = useLenderDay();
  const [w9On = today, setW9On] = useState<string>();
  const write = useWrite(recordPayee, {
    makesStale: staleAfterPayee,
    done: t('formDone'),
    failed: t('failed'),
  });
  if (onFile) {
    return t('onFile', { date: dayOf(onFile) });
  }
  const how = said ? { alsoApproved: said.alsoApproved } : { formOnly: true };
  return (
    <May call={recordPayee} otherwise={t('missing')}>
      <span className={`${shared.wrapCentered} ${commissions.sentOn}`}>
        <input
          type="date"
          className={commissions.reference}
          aria-label={t('formDay', { name })}
          max={today}
          value={w9On}
          onChange={(event) => setW9On(event.target.value)}
        />
        <ToolButton
          disabled={write.isPending || !w9On}
          aria-label={t('formOf', { name })}
          onClick={() => write.mutate({ params: { id }, body: { kind, name, w9On, ...how } })}
        >
          {t('form')}
        </ToolButton>
      </span>
    </May>
  );
}
