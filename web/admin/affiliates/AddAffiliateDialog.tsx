import { useTranslations } from 'use-intl';
import { createAffiliate } from '#core/contract/affiliates.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { DraftDialog, type DraftState } from '../draft/DraftDialog.tsx';
import { affiliateKeys } from '../queries/affiliates.ts';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateBody, blankAffiliate, defaultRate } from './affiliate-body.ts';

function AffiliateForm({ draftName, close }: DraftState) {
  const t = useTranslations('admin.newAffiliate');
  const contractForm = useContractForm(createAffiliate, {
    start: blankAffiliate,
    draftName,
    toBody: affiliateBody,
    makesStale: [affiliateKeys.all],
    done: t('done'),
    about: ({ firstName, lastName, referralCode }) => `${firstName} ${lastName} · ${referralCode}`,
    failed: t('failed'),
    check: t('check'),
    onSuccess: close,
  });
  const { field, typed, set, isPending } = contractForm;
  const followLicense = (isNowLicensed: boolean) => {
    // A share of the price and dollars for each closing are not the same number; one that was typed
    // on purpose stays.
    if (typed.commissionRate === defaultRate(!isNowLicensed)) {
      set('commissionRate', defaultRate(isNowLicensed));
    }
  };
  return (
    <DialogForm
      of={contractForm}
      save={t(isPending ? 'pending' : 'submit')}
      variant="sun"
      isPaired
      onDone={close}
    >
      <AffiliateFields
        field={field}
        isLicensed={typed.isLicensedRealtor}
        onLicense={followLicense}
      />
      <TextInput
        {...field('referralCode')}
        label={t('referralCode')}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        optional={t('optional')}
        hint={t('referralCodeHint')}
      />
    </DialogForm>
  );
}

export function AddAffiliateDialog({ draft }: { draft: DraftState }) {
  const t = useTranslations('admin.newAffiliate');
  return (
    <DraftDialog
      draft={draft}
      title={t('title')}
      description={t('text')}
    >
      <AffiliateForm {...draft} />
    </DraftDialog>
  );
}
