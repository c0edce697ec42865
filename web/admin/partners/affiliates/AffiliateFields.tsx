import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { type CommissionUnit, commissionUnits } from '#core/domain/partners/commission.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import { type blankAffiliate, payIn, shareOf, type TypedPay } from './affiliate-body.ts';
import styles from './affiliates.module.css';

type FieldName = Exclude<keyof typeof blankAffiliate, 'referralCode'>;

interface TextField extends ComponentProps<'input'> {
  name: Exclude<FieldName, 'isLicensedRealtor' | 'commissionUnit'>;
  isOptional?: boolean;
}

const texts: readonly TextField[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email', type: 'email', className: shared.whole },
  { name: 'phone', type: 'tel', maxLength: 40, isOptional: true },
  { name: 'company', isOptional: true },
  { name: 'state', maxLength: 2, autoCapitalize: 'characters', isOptional: true },
  { name: 'licenseNumber', isOptional: true },
];

interface AffiliateFieldsProps extends Pick<
  ContractForm<Pick<typeof blankAffiliate, FieldName>>,
  'field' | 'line'
> {
  typed: Pick<typeof blankAffiliate, 'isLicensedRealtor' | keyof TypedPay>;
  set: {
    (name: 'commissionUnit', unit: CommissionUnit): void;
    (name: 'commissionRate', rate: string): void;
  };
  payOf: (isLicensed: boolean) => TypedPay;
}

export function AffiliateFields({ field, line, typed, set, payOf }: AffiliateFieldsProps) {
  const t = useTranslations('admin.newAffiliate');
  const optional = t('optional');
  const licenseField = field('isLicensedRealtor');
  const unitField = field('commissionUnit');
  const { commissionUnit, commissionRate } = typed;
  return (
    <>
      {texts.map(({ name, isOptional, ...input }) => (
        <TextInput
          key={name}
          {...line(name)}
          {...input}
          label={t(name)}
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
          const [before, now] = [payOf(!isNowLicensed), payOf(isNowLicensed)];
          // What was typed on purpose stays.
          if (
            commissionUnit === before.commissionUnit &&
            commissionRate === before.commissionRate
          ) {
            set('commissionUnit', now.commissionUnit);
            set('commissionRate', now.commissionRate);
          }
        }}
        className={`${shared.whole} ${styles.licensed}`}
      />
      <Select
        {...unitField}
        label={t('commissionUnit')}
        hint={t('unitHint')}
        options={commissionUnits.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
        onChange={(event) => {
          void unitField.onChange(event);
          // A share of the price is never read as dollars, nor dollars as a share.
          const unit = commissionUnits.find((one) => one === event.target.value) ?? commissionUnit;
          set('commissionRate', payIn(unit).commissionRate);
        }}
      />
      <TextInput
        {...field('commissionRate')}
        label={t('commissionRate')}
        inputMode="decimal"
        autoComplete="off"
        hint={
          commissionUnit === 'percent'
            ? t('rateOfLicensed', shareOf(commissionRate))
            : t('rateOfOthers')
        }
      />
    </>
  );
}
