import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { EditableField } from '#core/contract/lead/changes.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './edit.module.css';
import { useFieldOptions } from './field-options.ts';
import type { Conflict } from './use-lead-form.ts';

interface ConflictNoteProps {
  conflict: Conflict;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Who changed what meanwhile, beside what was typed here, and the two ways on. */
export function ConflictNote({ conflict, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const t = useTranslations('admin.leadEdit');
  const options = useFieldOptions();
  const inWords = (name: EditableField, value: string) => {
    const chosen = options[name]?.find((choice) => choice.value === value);
    const isAmount = name === 'homePrice' || name === 'electricBill';
    return chosen?.label ?? (value ? (isAmount ? `$${value}` : value) : t('notSaid'));
  };
  const note = useRef<HTMLElement>(null);
  // It stands above the fields: whoever was further down is brought to it.
  useEffect(() => note.current?.focus(), []);
  return (
    <section
      ref={note}
      tabIndex={-1}
      className={styles.conflict}
      role="alert"
    >
      <p className={styles.who}>{conflict.message}</p>
      <dl className={styles.both}>
        {conflict.fields.map(({ name, theirs, mine }) => (
          <div key={name}>
            <dt>{t(`fields.${name}`)}</dt>
            <dd>{t('theirs', { value: inWords(name, theirs) })}</dd>
            {mine !== null && <dd>{t('mine', { value: inWords(name, mine) })}</dd>}
          </div>
        ))}
      </dl>
      <p>{t('nothingLost')}</p>
      <div className={styles.ways}>
        <ToolButton
          variant="ink"
          onClick={onKeepMine}
        >
          {t('keepMine')}
        </ToolButton>
        <ToolButton onClick={onTakeTheirs}>{t('takeTheirs')}</ToolButton>
      </div>
    </section>
  );
}
