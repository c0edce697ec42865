import { useTranslations } from 'use-intl';
import { approveAffiliate, declineAffiliate } from '#core/contract/partners/affiliate/review.ts';
import { listAffiliates } from '#core/contract/partners/affiliates.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { May } from '../../May.tsx';
import type { PartnerReview } from '../../api-types.ts';
import { DraftDialog, useDraftDialog, useDraftName } from '../../draft/DraftDialog.tsx';

const entries = { approve: approveAffiliate, decline: declineAffiliate };

interface DecisionProps {
  row: PartnerReview;
  of: keyof typeof entries;
  onDone: () => void;
}

const draftOf = (id: number, of: DecisionProps['of']) => `review:${of}:${id}`;

function DecisionForm({ row, of, onDone }: DecisionProps) {
  const t = useTranslations('admin.affiliateReviews');
  const { id, updatedAt } = row;
  const contractForm = useContractForm(entries[of], {
    draftName: useDraftName(draftOf(id, of)),
    start: { reason: '' },
    toBody: (typed) => ({ ...typed, updatedAt }),
    options: { params: { id } },
    makesStale: [allUnder(listAffiliates)],
    done: t(`${of}.done`),
    failed: t(`${of}.failed`),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      save={contractForm.isPending ? t('saving') : t(`${of}.save`)}
      onDone={onDone}
    >
      <TextInput
        {...contractForm.field('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        autoComplete="off"
      />
    </DialogForm>
  );
}

/** Asks for the reason, then approves or declines. */
export function Decision({ row, of }: Omit<DecisionProps, 'onDone'>) {
  const t = useTranslations('admin.affiliateReviews');
  const draft = useDraftDialog(draftOf(row.id, of));
  const name = `${row.firstName} ${row.lastName}`;
  const { isLicensedRealtor, needsReview } = row;
  const claim = isLicensedRealtor ? 'licensed' : 'unlicensed';
  const meaning = needsReview ? claim : 'picture';
  return (
    <May call={entries[of]}>
      <ToolButton
        variant={of === 'approve' ? 'ink' : 'outline'}
        aria-label={t(`${of}.openOf`, { name })}
        onClick={draft.open}
      >
        {t(`${of}.open`)}
      </ToolButton>
      <DraftDialog
        draft={draft}
        title={t(`${of}.title`, { name })}
        description={t(`${of}.${meaning}`)}
      >
        <DecisionForm row={row} of={of} onDone={draft.close} />
      </DraftDialog>
    </May>
  );
}
