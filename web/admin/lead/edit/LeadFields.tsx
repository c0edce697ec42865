import { useTranslations } from 'use-intl';
import { type EditableField } from '#core/contract/lead/changes.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { useContractForm } from '#web/office/form/use-contract-form.ts';
import type { updateLead } from '#core/contract/lead/changes.ts';
import type { LeadDetail } from '../../api-types.ts';
import styles from './edit.module.css';
import { useFieldOptions, withStored } from './field-options.ts';
import { useStateOptions } from './use-state-options.ts';
import { type LeadValues, valuesOf } from './lead-values.ts';

type Field = ReturnType<typeof useContractForm<typeof updateLead, LeadValues>>['field'];

interface LeadFieldsProps {
  lead: LeadDetail;
  field: Field;
}

export function LeadFields({ lead, field }: LeadFieldsProps) {
  const t = useTranslations('admin.leadEdit');
  const states = useStateOptions();
  const options = { ...useFieldOptions(), propertyState: states };
  const stored = valuesOf(lead);
  const named = (name: EditableField) => ({
    ...field(name),
    label: t(`fields.${name}`),
  });
  const chosen = (name: EditableField) => ({
    ...named(name),
    options: withStored(options[name] ?? [], stored[name]),
    placeholder: stored[name] === '' ? t('choose') : undefined,
  });
  const optional = t('optional');
  return (
    <>
      <TextInput
        {...named('firstName')}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput
        {...named('lastName')}
        maxLength={100}
        autoComplete="off"
      />
      <TextInput
        {...named('email')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <PhoneInput
        {...named('phone')}
        autoComplete="off"
      />
      <TextInput
        {...named('currentAddress')}
        maxLength={300}
        autoComplete="off"
        optional={optional}
        className={styles.whole}
      />
      <Select {...chosen('contactMethod')} />
      <Select {...chosen('timeline')} />
      <MoneyInput
        {...named('homePrice')}
        locale="en"
      />
      <MoneyInput
        {...named('electricBill')}
        locale="en"
      />
      <Select {...chosen('creditScore')} />
      <Select {...chosen('propertyState')} />
      <Select
        {...chosen('housingStatus')}
        placeholder={t('notSaid')}
        optional={optional}
      />
      <Select
        {...chosen('monthlyPayment')}
        placeholder={t('notSaid')}
        optional={optional}
      />
      <Select
        {...chosen('status')}
        className={styles.whole}
      />
    </>
  );
}
