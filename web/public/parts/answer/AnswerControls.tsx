import { useTranslations } from 'use-intl';
import { quickBills } from '#core/domain/options.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { useSite } from '../../runtime/site-context.tsx';

interface AnswerControlsProps {
  state: string;
  bill: number;
}

export function AnswerControls({ state, bill }: AnswerControlsProps) {
  const t = useTranslations('answer');
  const { language } = useSite();
  const bills = quickBills.map((one) => ({
    value: String(one),
    label: formatDollars(one, language),
  }));
  return (
    <>
      <Select
        name="propertyState"
        label={t('state')}
        // Half a phone wide: that a state is outside the program is said by its answer.
        options={stateChoices(language, [], false)}
        autoComplete="off"
        defaultValue={state}
      />
      <Select
        name="electricBill"
        label={t('bill')}
        options={bills}
        autoComplete="off"
        defaultValue={String(bill)}
      />
    </>
  );
}
