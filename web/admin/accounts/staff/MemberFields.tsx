import { type ComponentProps, useId } from 'react';
import { useTranslations } from 'use-intl';
import { languages } from '#core/domain/language.ts';
import { leadWorkers, staffRoles } from '#core/domain/accounts/staff-role.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { ContractForm } from '#web/office/form/use-contract-form.ts';
import shared from '#web/office/styles/shared.module.css';
import type { TypedMember } from './member-body.ts';
import styles from './staff.module.css';

interface TextField extends ComponentProps<'input'> {
  name: 'firstName' | 'lastName' | 'email' | 'username';
}

const texts: readonly TextField[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email', type: 'email' },
  { name: 'username', autoCapitalize: 'none', spellCheck: false },
];

type MemberFieldsProps = Pick<ContractForm<TypedMember>, 'field' | 'line' | 'typed'>;

export function MemberFields({ field, line, typed }: MemberFieldsProps) {
  const t = useTranslations('admin.staff.fields');
  const roles = useTranslations('admin.staff.roles');
  const may = useTranslations('admin.staff.may');
  const names = useTranslations('admin.languages');
  const id = useId();
  const optional = t('optional');
  const role = staffRoles.find((name) => name === typed.role) ?? 'read_only';
  return (
    <>
      {texts.map(({ name, ...input }) => (
        <TextInput key={name} {...line(name)} {...input} label={t(name)} />
      ))}
      <Select
        {...field('role')}
        className={shared.whole}
        label={t('role')}
        hint={may(role)}
        options={staffRoles.map((value) => ({ value, label: roles(value) }))}
      />
      {leadWorkers.includes(role) && (
        <fieldset className={shared.whole}>
          <legend className={shared.legend}>{t('work')}</legend>
          <div className={shared.pairs}>
            <div role="group" aria-labelledby={id} className={shared.whole}>
              <p id={id} className={shared.strong}>
                {t('languages')} <span className={shared.soft}>({optional})</span>
              </p>
              <div className={`${shared.wrap} ${styles.boxes}`}>
                {languages.map((language) => (
                  <Checkbox
                    key={language}
                    {...field(language)}
                    optional={optional}
                    label={names(language)}
                  />
                ))}
              </div>
            </div>
            <TextInput
              {...line('states')}
              className={shared.whole}
              label={t('states')}
              optional={optional}
              hint={t('statesHint')}
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextInput
              {...field('weight')}
              label={t('weight')}
              hint={t('weightHint')}
              type="number"
              inputMode="numeric"
              min={0}
              max={10}
            />
            <TextInput
              {...field('dailyCap')}
              label={t('dailyCap')}
              hint={t('dailyCapHint')}
              optional={optional}
              type="number"
              inputMode="numeric"
              min={0}
            />
            <Checkbox
              {...field('onShift')}
              className={shared.whole}
              optional={optional}
              label={t('onShift')}
            />
          </div>
        </fieldset>
      )}
    </>
  );
}
