import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readAgentPay } from '#core/contract/public-calls.ts';
import { statesByName } from '#core/i18n/state-names.ts';
import { call } from '#web/kit/api.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Eye } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { FieldGroup } from '../form/FieldGroup.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import form from '../form/form.module.css';
import type { RegistrationValues } from './registration-values.ts';
import styles from './registration-fields.module.css';

interface WorkGroupProps {
  field: FieldOf<RegistrationValues>;
  /** Earnings of each kind of partner; null if they may not be shown. */
  commission: string | null;
  /** The state of a licensed agent; empty until one is chosen. */
  agentState: string;
  isLicensed: boolean;
}

/** What the rules for pay say of agents of a state; null until that is known. */
function useAgentPay(state: string) {
  const [answer, setAnswer] = useState<(AnswerOf<typeof readAgentPay> & { of: string }) | null>(
    null,
  );
  useEffect(() => {
    if (!state) {
      return;
    }
    const stop = new AbortController();
    call(readAgentPay, { query: { state }, signal: stop.signal })
      .then(({ unit }) => setAnswer({ unit, of: state }))
      // The general words stay.
      .catch(() => undefined);
    return () => stop.abort();
  }, [state]);
  return answer?.of === state ? answer.unit : null;
}

export function WorkGroup({ field, commission, agentState, isLicensed }: WorkGroupProps) {
  const t = useTranslations('register');
  const fields = useTranslations('fields');
  const { language } = useSite();
  const unit = useAgentPay(agentState);
  const pay = unit && unit !== 'percent' ? t(`pay.${unit}`) : commission;
  const states = statesByName(language).map(({ code, name }) => ({
    value: code,
    label: `${name} (${code})`,
  }));
  return (
    <FieldGroup id="register-work" title={t('groups.work')} isQuiet>
      <Checkbox
        label={t('isLicensed')}
        defaultChecked={isLicensed}
        {...field('isLicensedRealtor')}
      />
      {pay && (
        <p className={form.note} role="status">
          {pay}
        </p>
      )}
      <div className={form.pair}>
        <TextInput
          label={t('licenseNumber')}
          optional={fields('optional')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          className={styles.license}
          {...field('licenseNumber')}
        />
        <Select
          label={t('state')}
          optional={fields('optional')}
          placeholder={fields('choose')}
          autoComplete="address-level1"
          defaultValue=""
          options={states}
          {...field('state')}
        />
        <TextInput
          label={t('company')}
          optional={fields('optional')}
          autoComplete="organization"
          maxLength={200}
          {...field('company')}
        />
      </div>
    </FieldGroup>
  );
}

export function PasswordGroup({ field }: Pick<WorkGroupProps, 'field'>) {
  const t = useTranslations('register');
  const [isShown, setIsShown] = useState(false);
  const both = {
    type: isShown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 500,
  };
  return (
    <FieldGroup id="register-password" title={t('groups.password')} isQuiet>
      <p className={form.note}>{t('password.hint')}</p>
      <div className={form.pair}>
        <TextInput label={t('password.label')} {...both} {...field('password')} />
        <TextInput label={t('password.again')} {...both} {...field('confirmPassword')} />
      </div>
      <button
        type="button"
        className={`${form.textButton} ${styles.show}`}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Eye size={20} />
        {isShown ? t('password.hide') : t('password.show')}
      </button>
    </FieldGroup>
  );
}
