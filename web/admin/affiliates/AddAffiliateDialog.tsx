import { useTranslations } from 'use-intl';
import { createAffiliate } from '#core/contract/affiliates.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { DraftNote } from '../draft/DraftNote.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateBody, blankAffiliate, defaultRate } from './affiliate-body.ts';
import styles from './affiliates.module.css';

interface AffiliateFormProps {
  draftName: string;
  onDone: () => void;
}

function AffiliateForm({ draftName, onDone }: AffiliateFormProps) {
  const t = useTranslations('admin.newAffiliate');
  const sayFailed = (description: string | undefined) =>
    toastError({ title: t('failed'), description });
  const { form, field, typed, set, forget, isPending } = useContractForm(createAffiliate, {
    start: blankAffiliate,
    draftName,
    toBody: affiliateBody,
    makesStale: [affiliateKeys.all],
    onSuccess({ firstName, lastName, referralCode }) {
      toastSuccess({
        title: t('done'),
        description: `${firstName} ${lastName} · ${referralCode}`,
      });
      onDone();
    },
    onError: (error) => sayFailed(refusalText(error)),
    onInvalid: () => sayFailed(t('check')),
  });
  const followLicense = (isNowLicensed: boolean) => {
    // A share of the price and dollars for each closing are not the same number; one that was typed
    // on purpose stays.
    if (typed.commissionRate === defaultRate(!isNowLicensed)) {
      set('commissionRate', defaultRate(isNowLicensed));
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
        labels={{ cancel: t('cancel'), submit: isPending ? t('pending') : t('submit') }}
        isPending={isPending}
        onCancel={() => {
          forget();
          onDone();
        }}
      >
        <TextInput
          {...field('referralCode')}
          label={t('referralCode')}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          optional={t('optional')}
          hint={t('referralCodeHint')}
        />
      </AffiliateFields>
    </form>
  );
}

interface AddAffiliateDialogProps {
  draftName: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function AddAffiliateDialog({ draftName, isOpen, onOpenChange }: AddAffiliateDialogProps) {
  const t = useTranslations('admin.newAffiliate');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      description={t('text')}
    >
      <DraftNote name={draftName} />
      <AffiliateForm
        draftName={draftName}
        onDone={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
