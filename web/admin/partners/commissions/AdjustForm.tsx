import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { adjustCommission } from '#core/contract/partners/commission/commissions.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { readCents } from '#core/domain/typed/typed-number.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { ReasonField } from './ReasonForm.tsx';
import { MissingReasons } from './MissingReasons.tsx';
import styles from './commissions.module.css';
import { commissionQuery, commissionSumsQuery, staleAfterDecision } from './commission-queries.ts';

function typedCents(text: string): number {
  return readCents(text) ?? Number.NaN;
}

/** What an approved or paid commission lacks that is required; nothing for an estimate. */
function useMissing(id: number) {
  const { data } = useQuery(commissionQuery(id));
  const { data: sums } = useQuery(commissionSumsQuery());
  const isRequired = sums?.basis.isRequired !== false;
  const isAdded = isRequired && data !== undefined && data.status !== 'qualified';
  return isAdded ? data.missing.filter(hindersApproval) : [];
}

/**
 * Adds to or subtracts from a commission. An increase without its basis needs a person who vouches.
 */
export function AdjustForm({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.commissions.adjust');
  const tOverride = useTranslations('admin.commissions.override');
  const [key] = useState(() => crypto.randomUUID());
  const missing = useMissing(id);
  const needsName = (dollars: string) => missing.length > 0 && typedCents(dollars) > 0;
  const contractForm = useContractForm(adjustCommission, {
    draftName: useDraftName(`adjust:${id}`),
    start: { amountCents: '', name: '', reason: '' },
    alsoCheck: ({ amountCents, name }) =>
      needsName(amountCents) && name.trim() === '' ? { name: 'text.line' as const } : {},
    toBody: ({ amountCents, name, reason }) => ({
      key,
      reason,
      amountCents: typedCents(amountCents),
      ...(needsName(amountCents) && { override: { name } }),
    }),
    options: { params: { id } },
    makesStale: staleAfterDecision,
    done: t('done'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const { field, isPending, typed } = contractForm;
  const isException = needsName(typed.amountCents);
  const save = isException ? 'saveException' : 'save';
  return (
    <DialogForm
      of={contractForm}
      label={t('title')}
      save={t(isPending ? 'saving' : save)}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <TextInput
        {...field('amountCents')}
        label={t('dollars')}
        hint={t('dollarsHint')}
        maxLength={20}
        autoComplete="off"
      />
      {isException && (
        <>
          <p>{t('exception')}</p>
          <MissingReasons missing={missing} className={shared.small} />
          <TextInput
            {...field('name')}
            label={tOverride('name')}
            hint={tOverride('nameHint')}
            maxLength={120}
            autoComplete="off"
          />
        </>
      )}
      <ReasonField field={field('reason')} />
    </DialogForm>
  );
}
