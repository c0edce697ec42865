import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { updateAffiliate } from '#core/contract/affiliates.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { ConflictNote } from '#web/office/meanwhile/ConflictNote.tsx';
import { useEditForm } from '#web/office/meanwhile/use-edit-form.ts';
import { useInsist } from '#web/office/meanwhile/use-insist.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { DraftNote } from '../draft/DraftNote.tsx';
import { affiliateKeys, affiliateQuery } from '../queries/affiliates.ts';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateChanges, defaultRate, editedAffiliate } from './affiliate-body.ts';
import styles from './affiliates.module.css';

interface EditAffiliateFormProps {
  affiliate: AffiliateRow;
  draftName: string;
  onDone: () => void;
}

function EditAffiliateForm({ affiliate, draftName, onDone }: EditAffiliateFormProps) {
  const t = useTranslations('admin.editAffiliate');
  const names = useTranslations('admin.newAffiliate');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const queries = useQueryClient();
  const query = affiliateQuery(String(affiliate.id));
  const { form, field, typed, set, begun, forget, isPending, ...editing } = useEditForm({
    entry: updateAffiliate,
    row: affiliate,
    draftName,
    valuesOf: editedAffiliate,
    toBody: affiliateChanges,
    options: { params: { id: affiliate.id } },
    makesStale: [affiliateKeys.all],
    readNow: () => queries.fetchQuery({ ...query, staleTime: 0 }),
    onSuccess({ firstName, lastName }) {
      toastSuccess({ title: t('done'), description: `${firstName} ${lastName}` });
      onDone();
    },
    onFailed: sayFailed,
    onInvalid: () => sayFailed(t('check')),
  });
  const { element, insist } = useInsist(editing.keepMine);
  const rateOf = (isLicensed: boolean) =>
    isLicensed === begun.isLicensedRealtor ? begun.commissionRate : defaultRate(isLicensed);
  const followLicense = (isNowLicensed: boolean) => {
    // A share of the price and dollars for each closing are not the same number; one that was typed
    // on purpose stays.
    if (typed.commissionRate === rateOf(!isNowLicensed)) {
      set('commissionRate', rateOf(isNowLicensed));
    }
  };

  return (
    <form
      {...form}
      ref={element}
      className={styles.form}
    >
      {editing.conflict && (
        <ConflictNote
          conflict={editing.conflict}
          label={(name) => names(name)}
          inWords={(name, value) => (name === 'phone' ? displayPhone(value) : value)}
          onKeepMine={insist}
          onTakeTheirs={editing.takeTheirs}
        />
      )}
      <AffiliateFields
        field={field}
        isLicensed={typed.isLicensedRealtor}
        onLicense={followLicense}
        labels={{ cancel: t('cancel'), submit: isPending ? t('pending') : t('submit') }}
        isPending={isPending}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </form>
  );
}

interface EditAffiliateDialogProps {
  affiliate: AffiliateRow;
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function EditAffiliateDialog({
  affiliate,
  draftName,
  isOpen,
  onOpenChange,
}: EditAffiliateDialogProps) {
  const t = useTranslations('admin.editAffiliate');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text', { code: affiliate.referralCode })}
    >
      <DraftNote name={draftName} />
      <EditAffiliateForm
        affiliate={affiliate}
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
