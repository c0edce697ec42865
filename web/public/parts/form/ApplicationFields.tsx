import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  contactMethods,
  housingStatuses,
  monthlyPaymentOptions,
  timelines,
} from '#core/domain/options.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { AddressInput } from './AddressInput.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './form.module.css';

/** What the application asks; the consent stands below the fields, with the form. */
export interface ApplicationValues extends Record<string, string | boolean> {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  currentAddress: string;
  housingStatus: string;
  monthlyPayment: string;
  timeline: string;
  contactMethod: string;
  referralCode: string;
  consent: boolean;
}

interface ApplicationFieldsProps {
  /** What a field holds before anybody typed. */
  blank: ApplicationValues;
  /** Registers a field; called in the order of the page. */
  field: (
    name: keyof ApplicationValues & string,
  ) => UseFormRegisterReturn & { error: string | null };
  onAddress: (text: string) => void;
}

/** The questions of step 4 in three groups: the person, the home, the plan. */
export function ApplicationFields({ blank, field, onAddress }: ApplicationFieldsProps) {
  const t = useTranslations('form');
  const { language, mapsApiKey } = useSite();
  const payment = (option: string) => {
    const [low = 0, high] = option.match(/\d+/g)!.map(Number);
    const amount = (dollars: number) => formatDollars(dollars, language);
    return high === undefined
      ? t('paymentFrom', { low: amount(low) })
      : t('paymentBetween', { low: amount(low), high: amount(high) });
  };
  const address = {
    label: t('currentAddress'),
    autoComplete: 'street-address',
    maxLength: 300,
  };
  return (
    <>
      <p className={styles.note}>{t('allNeeded')}</p>
      <section
        className={styles.group}
        aria-labelledby="about-title"
      >
        <h3
          className={styles.groupTitle}
          id="about-title"
        >
          {t('application.about')}
        </h3>
        <div className={styles.pair}>
          <TextInput
            label={t('firstName')}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={100}
            {...field('firstName')}
          />
          <TextInput
            label={t('lastName')}
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={100}
            {...field('lastName')}
          />
          <TextInput
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...field('email')}
          />
          <PhoneInput
            label={t('phone')}
            {...field('phone')}
          />
        </div>
      </section>
      <section
        className={styles.group}
        aria-labelledby="home-title"
      >
        <h3
          className={styles.groupTitle}
          id="home-title"
        >
          {t('application.home')}
        </h3>
        {mapsApiKey ? (
          <AddressInput
            mapsApiKey={mapsApiKey}
            onChoose={onAddress}
            {...address}
            {...field('currentAddress')}
          />
        ) : (
          <TextInput
            {...address}
            {...field('currentAddress')}
          />
        )}
        <div className={styles.pair}>
          <Select
            label={t('housingStatus')}
            placeholder={t('choose')}
            defaultValue=""
            options={housingStatuses.map((value) => ({
              value,
              label: t(`housingStatuses.${value}`),
            }))}
            {...field('housingStatus')}
          />
          <Select
            label={t('monthlyPayment')}
            defaultValue={blank.monthlyPayment}
            options={monthlyPaymentOptions.map((value) => ({ value, label: payment(value) }))}
            {...field('monthlyPayment')}
          />
        </div>
      </section>
      <section
        className={styles.group}
        aria-labelledby="plan-title"
      >
        <h3
          className={styles.groupTitle}
          id="plan-title"
        >
          {t('application.plan')}
        </h3>
        <Select
          label={t('timeline')}
          defaultValue={blank.timeline}
          options={timelines.map((value) => ({ value, label: t(`timelines.${value}`) }))}
          {...field('timeline')}
        />
        <RadioGroup
          label={t('contactMethod')}
          defaultValue={blank.contactMethod}
          options={contactMethods.map((value) => ({ value, label: t(`contactMethods.${value}`) }))}
          {...field('contactMethod')}
        />
        <TextInput
          label={t('referralCode')}
          hint={t('referralHint')}
          optional={t('optional')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field('referralCode')}
        />
      </section>
    </>
  );
}
