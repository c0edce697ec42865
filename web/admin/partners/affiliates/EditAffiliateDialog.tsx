import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  listAffiliates,
  readAffiliate,
  updateAffiliate,
} from '#core/contract/partners/affiliates.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import type { AffiliateRow } from '../../api-types.ts';
import { DraftDialog, type DraftDialogState } from '../../draft/DraftDialog.tsx';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateChanges, defaultPay, editedAffiliate } from './affiliate-body.ts';

interface EditProps {
  affiliate: AffiliateRow;
  draft: DraftDialogState;
}

function EditAffiliateForm({ affiliate, draft: { draftName, close } }: EditProps) {
  const t = useTranslations('admin.editAffiliate');
  const labels = useTranslations('admin.newAffiliate');
  const queries = useQueryClient();
  const query = callQuery(readAffiliate, { params: { id: affiliate.id } });
  const editing = useEditForm({
    entry: updateAffiliate,
    row: affiliate,
    draftName,
    valuesOf: editedAffiliate,
    toBody: affiliateChanges,
    options: { params: { id: affiliate.id } },
    makesStale: [allUnder(listAffiliates)],
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    done: t('done'),
    about: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    failed: t('failed'),
    check: t('check'),
    onSuccess: close,
  });
  const { opened, isPending } = editing;
  const payOf = (isLicensed: boolean) =>
    isLicensed === opened.isLicensedRealtor ? opened : defaultPay(isLicensed);
  return (
    <DialogForm
      of={editing}
      save={t(isPending ? 'pending' : 'submit')}
      variant="sun"
      hasTwoColumns
      onDone={close}
    >
      <ConflictNote
        editing={editing}
        label={(name) => labels(name)}
        inWords={(name, value) => (name === 'phone' ? displayPhone(value) : value)}
      />
      <AffiliateFields {...editing} payOf={payOf} />
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
