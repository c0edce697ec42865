import { useTranslations } from 'use-intl';
import {
  contrastOf,
  isHexColor,
  leastContrast,
  readableInk,
} from '#core/domain/programme/brand-colors.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './lender.module.css';
import type { TypedLender } from './lender-form.ts';

type Name = 'ground' | 'ink';

interface ColorFieldsProps {
  /** The form, from `useContractForm`. */
  of: {
    field: (name: Name) => { error: string | null };
    typed: Pick<TypedLender, Name>;
    set: (name: Name, value: string) => void;
  };
}

/** The button's two colors, typed or picked; a pair that cannot be read offers one that can. */
export function ColorFields({ of: { field, typed, set } }: ColorFieldsProps) {
  const t = useTranslations('admin.lender');
  const { ground, ink } = typed;
  const ratio = isHexColor(ground) && isHexColor(ink) ? contrastOf({ ground, ink }) : null;
  const better = isHexColor(ground) && !(ratio && ratio >= leastContrast) && readableInk(ground);
  const low = better && ratio ? t('low', { ratio: String(ratio) }) : null;
  return (['ground', 'ink'] as const).map((name) => {
    const { error, ...attributes } = field(name);
    return (
      <div key={name} className={styles.color}>
        <input
          type="color"
          aria-label={t('pick', { name: t(name) })}
          value={isHexColor(typed[name]) ? typed[name] : '#ffffff'}
          onChange={(event) => set(name, event.target.value.toUpperCase())}
        />
        <TextInput
          {...attributes}
          error={(name === 'ink' && low) || (error && t('hex'))}
          label={t(name)}
          optional={t('optional')}
          maxLength={7}
          autoComplete="off"
        />
        {name === 'ink' && better && (
          <button type="button" className={shared.rowButton} onClick={() => set('ink', better)}>
            {t('take', { ink: better, ratio: String(contrastOf({ ground, ink: better })) })}
          </button>
        )}
      </div>
    );
  });
}
