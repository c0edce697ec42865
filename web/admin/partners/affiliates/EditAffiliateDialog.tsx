import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readAffiliate, updateAffiliate } from '#core/contract/partners/affiliates.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateRow } from '../../api-types.ts';
import { DraftDialog, type DraftDialogState } from '../../draft/DraftDialog.tsx';
import { commissionSumsQuery, staleAfterDecision } from '../commissions/commission-queries.ts';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateChanges, checkRate, defaultPay, editedAffiliate } from './affiliate-body.ts';

interface EditProps {
  affiliate: AffiliateRow;
  draft: DraftDialogState;
}

function EditAffiliateForm({ affiliate, draft: { draftName, close } }: EditProps) {
  const t = useTranslations('admin.editAffiliate');
  const labels = useTranslations('admin.newAffiliate');
  const queries = useQueryClient();
  const [movesLines, setMovesLines] = useState(false);
  const estimates = useQuery(commissionSumsQuery(affiliate.id)).data?.states.qualified.count ?? 0;
  const query = callQuery(readAffiliate, { params: { id: affiliate.id } });
  const editing = useEditForm({
    entry: updateAffiliate,
    row: affiliate,
    draftName,
    valuesOf: editedAffiliate,
    alsoCheck: checkRate,
    toBody(begun, typed) {
      const changes = affiliateChanges(begun, typed);
      return { ...changes, ...('commissionRate' in changes && movesLines && { movesLines }) };
    },
    options: { params: { id: affiliate.id } },
    makesStale: staleAfterDecision,
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    t,
    about: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    check: t('check'),
    onSuccess: close,
  });
  const { opened, typed: now } = editing;
  const isNewRate = 'commissionRate' in affiliateChanges(opened, now);
  const payOf = (isLicensed: boolean) =>
    isLicensed === opened.isLicensedRealtor ? opened : defaultPay(isLicensed);
  return (
    <DialogForm of={editing} t={t} variant="sun" hasTwoColumns onDone={close}>
      <ConflictNote
        editing={editing}
        label={(name) => labels(name)}
        inWords={(name, value) => (name === 'phone' ? displayPhone(value) : value)}
      />
      <AffiliateFields {...editing} payOf={payOf} />
      {isNewRate && estimates > 0 && (
        <Checkbox
          className={shared.whole}
          name="movesLines"
          error={null}
          label={t('movesLines', { count: estimates })}
          hint={t('movesHint')}
          checked={movesLines}
          onChange={(event) => setMovesLines(event.target.checked)}
        />
      )}
    </DialogForm>
  );
}

export function EditAffiliateDialog(props: EditProps) {
  const t = useTranslations('admin.editAffiliate');
  return (
    <DraftDialog
      draft={props.draft}
      title={t('title')}
      description={t('text', { code: props.affiliate.referralCode })}
    >
      <EditAffiliateForm {...props} />
    </DraftDialog>
  );
}
