import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { blankAffiliate } from './affiliate-body.ts';
import styles from './affiliates.module.css';

type FieldName = Exclude<keyof typeof blankAffiliate, 'referralCode'>;

interface TextField extends ComponentProps<'input'> {
  name: Exclude<FieldName, 'isLicensedRealtor'>;
  isOptional?: boolean;
}

const texts: readonly TextField[] = [
  { name: 'firstName', maxLength: 100 },
  { name: 'lastName', maxLength: 100 },
  { name: 'email', type: 'email', maxLength: 254, className: shared.whole },
  { name: 'phone', type: 'tel', maxLength: 40, isOptional: true },
  { name: 'company', maxLength: 200, isOptional: true },
  { name: 'state', maxLength: 2, autoCapitalize: 'characters', isOptional: true },
  { name: 'licenseNumber', maxLength: 60, isOptional: true },
];

interface AffiliateFieldsProps {
  field: (name: FieldName) => UseFormRegisterReturn & { error: string | null };
  typed: Pick<typeof blankAffiliate, 'isLicensedRealtor' | 'commissionRate'>;
  set: (name: 'commissionRate', rate: string) => void;
  /** The default rate with a license, or without one. */
  rateOf: (isLicensed: boolean) => string;
}

export function AffiliateFields({ field, typed, set, rateOf }: AffiliateFieldsProps) {
  const t = useTranslations('admin.newAffiliate');
  const optional = t('optional');
  const licenseField = field('isLicensedRealtor');
  return (
    <>
      {texts.map(({ name, isOptional, ...input }) => (
        <TextInput
          key={name}
          {...field(name)}
          {...input}
          label={t(name)}
          autoComplete="off"
          optional={isOptional ? optional : undefined}
          placeholder={name === 'state' ? t('statePlaceholder') : undefined}
        />
      ))}
      <Checkbox
        {...licenseField}
        optional={optional}
        label={t('isLicensedRealtor')}
        onChange={(event) => {
          void licenseField.onChange(event);
          const isNowLicensed = event.target.checked;
          // A share of the price and dollars per closing are different units. A rate that was typed
          // on purpose stays.
          if (typed.commissionRate === rateOf(!isNowLicensed)) {
            set('commissionRate', rateOf(isNowLicensed));
          }
        }}
        className={`${shared.whole} ${styles.licensed}`}
      />
      <TextInput
        {...field('commissionRate')}
        label={t('commissionRate')}
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        hint={typed.isLicensedRealtor ? t('rateOfLicensed') : t('rateOfOthers')}
      />
    </>
  );
}
