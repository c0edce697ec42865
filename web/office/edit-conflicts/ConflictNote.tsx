import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ChangedField, Conflict } from './conflict.ts';
import styles from './conflict-note.module.css';

interface Editing<Name extends string> {
  conflict: Conflict<Name> | null;
  keepMine: () => void;
  takeTheirs: () => void;
}

interface ConflictNoteProps<Name extends string> {
  editing: Editing<Name>;
  /** Replaces the server's sentence. */
  message?: string;
  label: (name: Name) => string;
  /** Formats the value of a field, if it differs from its text. */
  inWords?: (name: Name, value: string) => string;
}

const longestLine = 160;

/** A value on its own line; a long one, such as the text of a mail, scrolls in a frame. */
function Value({ whose, text, label }: { whose: 'theirs' | 'mine'; text: string; label: string }) {
  const t = useTranslations('office.editConflicts');
  const isLong = text.length > longestLine || text.includes('\n');
  if (!isLong) {
    return <dd>{t(whose, { value: text })}</dd>;
  }
  const said = t(`${whose}Long`);
  return (
    <dd>
      {said}
      <pre className={styles.long} tabIndex={0} role="region" aria-label={`${label}. ${said}`}>
        {text}
      </pre>
    </dd>
  );
}

function Note<Name extends string>({
  conflict,
  message = conflict.message,
  label,
  inWords = (_name, value) => value,
  editing: { keepMine, takeTheirs },
}: ConflictNoteProps<Name> & { conflict: Conflict<Name> }) {
  const t = useTranslations('office.editConflicts');
  const note = useRef<HTMLElement>(null);
  // The note is above the fields, so a person further down is scrolled to it.
  useEffect(() => {
    note.current?.focus({ preventScroll: true });
    // To its first line: focus alone would show only half of a tall note.
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const textOf = (name: Name, value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : inWords(name, value) || t('nothing');
  const shown = ({ name, theirs, mine }: ChangedField<Name>) => (
    <div key={name}>
      <dt>{label(name)}</dt>
      <Value whose="theirs" label={label(name)} text={textOf(name, theirs)} />
      {mine !== null && <Value whose="mine" label={label(name)} text={textOf(name, mine)} />}
    </div>
  );
  return (
    <section
      ref={note}
      tabIndex={-1}
      className={`${shared.clay} ${shared.tightRows} ${styles.conflict}`}
      role="alert"
    >
      <p className={shared.strong}>{message}</p>
      <dl className={styles.both}>{conflict.fields.map(shown)}</dl>
      <p>{t('nothingLost')}</p>
      <div className={`${shared.actions} ${styles.ways}`}>
        <ToolButton variant="ink" onClick={keepMine}>
          {t('keepMine')}
        </ToolButton>
        <ToolButton onClick={takeTheirs}>{t('takeTheirs')}</ToolButton>
      </div>
    </section>
  );
}

/** Shows another person's changes beside the typed values, and the two ways on. */
export function ConflictNote<Name extends string>(props: ConflictNoteProps<Name>) {
  const { conflict } = props.editing;
  return conflict && <Note {...props} conflict={conflict} />;
}
