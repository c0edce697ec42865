import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateAffiliate } from '#core/contract/affiliates.ts';
import { Button } from '#web/kit/Button.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { AffiliateRow } from '../api-types.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { affiliateChanges, defaultRate, editedAffiliate } from './affiliate-body.ts';
import { AffiliateFields } from './AffiliateFields.tsx';
import styles from './affiliates.module.css';

interface EditAffiliateFormProps {
  affiliate: AffiliateRow;
  /** Where what is typed is kept until it was sent. */
  draftName: string;
  /** Called when the changes are stored, or when nobody wants them. */
  onDone: () => void;
}

/** The fields of a partner, to be changed. */
export function EditAffiliateForm({ affiliate, draftName, onDone }: EditAffiliateFormProps) {
  const t = useTranslations('admin.editAffiliate');
  // As it was opened: what a refresh brings meanwhile is somebody else's change.
  const [start] = useState(() => editedAffiliate(affiliate));
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, set, forget, isPending } = useContractForm(updateAffiliate, {
    start,
    draftName,
    toBody: (values) => affiliateChanges(start, values),
    options: { params: { id: affiliate.id } },
    makesStale: [affiliateKeys.all],
    onSuccess({ firstName, lastName }) {
      toastSuccess({
        title: t('done'),
        description: `${firstName} ${lastName}`,
      });
      onDone();
    },
    onError(error) {
      sayFailed(refusalText(error));
    },
    onInvalid: () => sayFailed(t('check')),
  });
  const cancel = () => {
    forget();
    onDone();
  };
  const rateOf = (isLicensed: boolean) =>
    isLicensed === start.isLicensedRealtor ? start.commissionRate : defaultRate(isLicensed);
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
      className={styles.form}
    >
      <AffiliateFields
        field={field}
        isLicensed={typed.isLicensedRealtor}
        onLicense={followLicense}
      />
      <div className={styles.actions}>
        <Button onClick={cancel}>{t('cancel')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('pending') : t('submit')}
        </Button>
      </div>
    </form>
  );
}
