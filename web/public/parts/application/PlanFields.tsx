import { useTranslations } from 'use-intl';
import { contactMethods, formDefaults, timelines } from '#core/domain/options.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { ApplicationValues } from './application-values.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { ReferralField } from './ReferralField.tsx';

export function PlanFields({ field }: { field: FieldOf<ApplicationValues> }) {
  const t = useTranslations('form');
  return (
    <FieldGroup
      id="plan-title"
      title={t('application.plan')}
    >
      <Select
        label={t('timeline')}
        defaultValue={formDefaults.timeline}
        options={timelines.map((value) => ({
          value,
          label: t(`timelines.${value}`),
        }))}
        {...field('timeline')}
      />
      <RadioGroup
        label={t('contactMethod')}
        defaultValue={formDefaults.contactMethod}
        options={contactMethods.map((value) => ({
          value,
          label: t(`contactMethods.${value}`),
        }))}
        {...field('contactMethod')}
      />
      <ReferralField {...field('referralCode')} />
    </FieldGroup>
  );
}
