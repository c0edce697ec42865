import { useTranslations } from 'use-intl';
import { quickBills } from '#core/domain/options.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './quick-answer.module.css';

interface AnswerControlsProps {
  state: string;
  bill: number;
  /** The states outside the program. */
  outside: readonly string[];
}

/** The state and one of three bills, as fields of a form. */
export function AnswerControls({ state, bill, outside }: AnswerControlsProps) {
  const t = useTranslations('answer');
  const { language } = useSite();
  const choices = stateChoices(language, outside).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  return (
    <>
      <Select
        name="propertyState"
        label={t('state')}
        options={choices}
        autoComplete="off"
        defaultValue={state}
      />
      <fieldset className={styles.bills}>
        <legend>{t('bill')}</legend>
        {quickBills.map((one) => (
          <label key={one}>
            <input type="radio" name="electricBill" value={one} defaultChecked={one === bill} />
            <span>{formatDollars(one, language)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
