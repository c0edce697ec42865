import { useTranslations } from 'use-intl';
import {
  contactMethods,
  formDefaults,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import styles from '../form/form.module.css';
import { AddressInput } from './AddressInput.tsx';
import type { ApplicationValues } from './application-values.ts';
import { ReferralField } from './ReferralField.tsx';

interface HomeFieldsProps {
  field: FieldOf<ApplicationValues>;
  onAddress: (text: string) => void;
}

export function HomeFields({ field, onAddress }: HomeFieldsProps) {
  const t = useTranslations('form');
  const { language, mapsApiKey } = useSite();
  const paymentText = (option: string) => {
    const [low = '', high] = option
      .match(/\d+/g)!
      .map((dollars) => formatDollars(Number(dollars), language));
    return high === undefined ? t('paymentFrom', { low }) : t('paymentBetween', { low, high });
  };
  const address = {
    label: t('currentAddress'),
    hint: t('currentAddressHint'),
    autoComplete: 'street-address',
    maxLength: 300,
    ...field('currentAddress'),
  };
  return (
    <FieldGroup id="home-title" title={t('application.home')}>
      {mapsApiKey ? (
        <AddressInput mapsApiKey={mapsApiKey} onChoose={onAddress} {...address} />
      ) : (
        <TextInput {...address} />
      )}
      <div className={styles.pair}>
        <RadioGroup
          label={t('housingStatus')}
          options={housingStatuses.map((value) => ({
            value,
            label: t(`housingStatuses.${value}`),
          }))}
          {...field('housingStatus')}
        />
        <Select
          label={t('monthlyPayment')}
          defaultValue={formDefaults.monthlyPayment}
          options={monthlyPaymentOptions.map((value) => ({ value, label: paymentText(value) }))}
          {...field('monthlyPayment')}
        />
      </div>
    </FieldGroup>
  );
}

export function PlanFields({ field }: Pick<HomeFieldsProps, 'field'>) {
  const t = useTranslations('form');
  return (
    <FieldGroup id="plan-title" title={t('application.plan')}>
      <Select
        label={t('timeline')}
        defaultValue={formDefaults.timeline}
        options={timelines.map((value) => ({ value, label: t(`timelines.${value}`) }))}
        {...field('timeline')}
      />
      <RadioGroup
        label={t('contactMethod')}
        defaultValue={formDefaults.contactMethod}
        options={contactMethods.map((value) => ({ value, label: t(`contactMethods.${value}`) }))}
        {...field('contactMethod')}
      />
      <ReferralField {...field('referralCode')} />
    </FieldGroup>
  );
}
