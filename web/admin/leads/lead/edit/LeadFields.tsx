import { useTranslations } from 'use-intl';
import type { EditableField } from '#core/contract/leads/changes.ts';
import { EmailInput } from '#web/kit/form/EmailInput.tsx';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { PhoneInput } from '#web/kit/form/PhoneInput.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import styles from './edit.module.css';
import { useFieldOptions, useScoreOptions, useStateOptions, withStored } from './field-options.ts';
import type { LeadValues } from './lead-values.ts';

interface LeadFieldsProps extends Pick<ContractForm<LeadValues>, 'field' | 'line'> {
  stored: LeadValues;
  /** Only name and contact are required; the status is automatic. */
  isNew?: boolean;
}

export function LeadFields({ stored, field, line, isNew = false }: LeadFieldsProps) {
  const t = useTranslations('admin.leadEdit');
  const options = {
    ...useFieldOptions(),
    creditScore: useScoreOptions(),
    propertyState: useStateOptions(),
  };
  const named = (name: EditableField) => ({ ...field(name), label: t(`fields.${name}`) });
  const text = (name: EditableField) => ({ ...line(name), label: t(`fields.${name}`) });
  const optional = t('optional');
  const needed = isNew ? { optional } : {};
  const chosen = (name: EditableField) => ({
    ...named(name),
    ...needed,
    options: withStored(options[name] ?? [], stored[name]),
    placeholder: stored[name] === '' ? t(isNew ? 'notSaid' : 'choose') : undefined,
  });
  const unsaid = { placeholder: t('notSaid'), optional };
  return (
    <>
      <TextInput {...text('firstName')} />
      <TextInput {...text('lastName')} />
      <EmailInput {...text('email')} meant={(address) => t('emailMeant', { address })} />
      <PhoneInput {...text('phone')} without={(cut) => t('phoneWithout', { cut })} />
      <TextInput {...text('currentAddress')} optional={optional} className={styles.whole} />
      <Select {...chosen('contactMethod')} />
      <Select {...chosen('timeline')} />
      <MoneyInput {...named('homePrice')} {...needed} locale="en" />
      <MoneyInput {...named('electricBill')} {...needed} locale="en" />
      <Select {...chosen('creditScore')} />
      <Select {...chosen('propertyState')} />
      <Select {...{ ...chosen('firstTimeHomebuyer'), ...unsaid }} />
      <Select {...{ ...chosen('transactionType'), ...unsaid }} />
      <Select {...{ ...chosen('housingStatus'), ...unsaid }} />
      <Select {...{ ...chosen('monthlyPayment'), ...unsaid }} />
      <MoneyInput {...named('savingsAmount')} optional={optional} locale="en" />
      <Select {...{ ...chosen('language'), optional: undefined }} />
      <TextInput {...text('loanNumber')} optional={optional} />
      {!isNew && <Select {...chosen('status')} />}
    </>
  );
}
