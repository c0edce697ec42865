import { type FormEvent, useRef, useState } from 'react';
import { createAffiliate } from '#core/contract/affiliates.ts';
import { CallError } from '#web/kit/api.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { affiliateBody, defaultRate } from './affiliate-body.ts';
import styles from './affiliates.module.css';

interface AddAffiliateDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks for a new partner. */
export function AddAffiliateDialog({ isOpen, onOpenChange }: AddAffiliateDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Add Affiliate"
      description="The partner gets a referral link at once."
    >
      <AffiliateForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function AffiliateForm({ onDone }: { onDone: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [isLicensed, setIsLicensed] = useState(true);
  const [rate, setRate] = useState(defaultRate(true));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const creation = useWrite(createAffiliate, {
    makesStale: [affiliateKeys.all],
    onSuccess: ({ firstName, lastName, referralCode }) => {
      toastSuccess({
        title: 'Affiliate created successfully',
        description: `${firstName} ${lastName} · ${referralCode}`,
      });
      onDone();
    },
    onError: (error) => {
      const found = error instanceof CallError ? error.errors : [];
      setErrors(Object.fromEntries(found.map(({ path, message }) => [path, message])));
      if (found[0]) {
        form.current
          ?.querySelector<HTMLInputElement>(`[name="${CSS.escape(found[0].path)}"]`)
          ?.focus();
      }
      toastError({
        title: 'Failed to create affiliate',
        description: error instanceof CallError ? error.body?.message : undefined,
      });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrors({});
    creation.mutate({ body: affiliateBody(new FormData(event.currentTarget)) });
  };
  const setLicense = (isNowLicensed: boolean) => {
    // A share of the price and dollars for each closing are not the same number; one that was typed
    // on purpose stays.
    if (rate === defaultRate(isLicensed)) {
      setRate(defaultRate(isNowLicensed));
    }
    setIsLicensed(isNowLicensed);
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      noValidate
    >
      <TextInput
        label="First name"
        name="firstName"
        maxLength={100}
        autoComplete="off"
        error={errors['firstName']}
      />
      <TextInput
        label="Last name"
        name="lastName"
        maxLength={100}
        autoComplete="off"
        error={errors['lastName']}
      />
      <TextInput
        label="Email"
        name="email"
        type="email"
        maxLength={254}
        autoComplete="off"
        error={errors['email']}
        className={styles.whole}
      />
      <TextInput
        label="Phone"
        name="phone"
        type="tel"
        maxLength={40}
        autoComplete="off"
        optional="optional"
        error={errors['phone']}
      />
      <TextInput
        label="Company"
        name="company"
        maxLength={200}
        autoComplete="off"
        optional="optional"
        error={errors['company']}
      />
      <TextInput
        label="State"
        name="state"
        maxLength={2}
        autoComplete="off"
        autoCapitalize="characters"
        optional="optional"
        placeholder="OR"
        error={errors['state']}
      />
      <TextInput
        label="License number"
        name="licenseNumber"
        maxLength={60}
        autoComplete="off"
        optional="optional"
        error={errors['licenseNumber']}
      />
      <Checkbox
        optional="optional"
        label="Licensed realtor"
        name="isLicensedRealtor"
        checked={isLicensed}
        onChange={(event) => setLicense(event.target.checked)}
        className={styles.whole}
      />
      <TextInput
        label="Commission rate"
        name="commissionRate"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={rate}
        onChange={(event) => setRate(event.target.value)}
        hint={
          isLicensed
            ? 'Share of the home price: 0.03 is 3%'
            : 'US dollars for each qualified closing'
        }
        error={errors['commissionRate']}
      />
      <TextInput
        label="Referral code"
        name="referralCode"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        optional="optional"
        hint="Made from the name when left empty"
        error={errors['referralCode']}
      />
      <div className={styles.actions}>
        <Button onClick={onDone}>Cancel</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={creation.isPending}
        >
          {creation.isPending ? 'Creating…' : 'Create affiliate'}
        </Button>
      </div>
    </form>
  );
}
