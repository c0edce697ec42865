import { useTranslations } from 'use-intl';
import {
  isChoiceKey,
  isTermKey,
  termChoices,
  type TermKey,
  termKinds,
  typedTermKeys,
} from '#core/domain/programme/term-values.ts';
import { weekdays } from '#core/domain/office/office-hours.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Trash } from '#web/kit/icons.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { choiceName, ruleName, ruleValue } from '../rule-texts.ts';
import styles from './revision.module.css';
import { type Typed, wrongFields } from './typed-terms.ts';
import type { RevisionEditing } from './use-revision-editor.ts';

interface TermFieldProps {
  term: TermKey;
  typed: Typed;
  earlier: unknown;
  error: string | undefined;
  warning: string | undefined;
  onChange: (typed: Typed) => void;
  onRemove: () => void;
}

type InputProps = Pick<TermFieldProps, 'typed' | 'onChange' | 'error'> & {
  term: TermKey;
  name: string;
  hint: string;
};

const languages = [
  ['en', 'english'],
  ['es', 'spanish'],
  ['pt', 'portuguese'],
] as const;

/** The units of kinds whose field must say how to type them. */
const units = {
  rate: 'percent',
  states: 'states',
  languages: 'languages',
  days: 'days',
  waits: 'waits',
  dayOfMonth: 'dayOfMonth',
  hours: 'hours',
} as const;

function TermInput({ term, typed, name, hint, error, onChange }: InputProps) {
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const kind = termKinds[term];
  const wrong = wrongFields(term, typed);
  if (kind === 'flag' || isChoiceKey(term)) {
    const options = isChoiceKey(term)
      ? termChoices[term].map((value) => ({ value, label: choiceName(programme, term, value) }))
      : (['yes', 'no'] as const).map((value) => ({ value, label: programme(`values.${value}`) }));
    return (
      <Select
        label={name}
        hint={hint}
        error={error}
        value={typed['value'] ?? ''}
        options={options}
        onChange={(event) => onChange({ value: event.target.value })}
      />
    );
  }
  if (kind === 'localized') {
    return languages.map(([code, word], index) => (
      <TextInput
        key={code}
        label={t(word, { name })}
        hint={index === 0 ? hint : undefined}
        error={wrong.includes(code) ? error : undefined}
        value={typed[code] ?? ''}
        maxLength={500}
        onChange={(event) => onChange({ ...typed, [code]: event.target.value })}
      />
    ));
  }
  const unit = kind in units ? t(units[kind as keyof typeof units]) : null;
  const about = unit === null ? hint : `${unit}. ${hint}`;
  if (kind === 'hours') {
    return weekdays.map((day, index) => (
      <TextInput
        key={day}
        label={t('onDay', { name, day: programme(`values.weekdays.${day}`) })}
        hint={index === 0 ? about : undefined}
        error={wrong.includes(day) ? error : undefined}
        value={typed[day] ?? ''}
        placeholder={programme('values.closed')}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => onChange({ ...typed, [day]: event.target.value })}
      />
    ));
  }
  return (
    <TextInput
      label={name}
      hint={about}
      error={error}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'rate' || kind === 'number' ? 'decimal' : undefined}
      maxLength={kind === 'days' ? 2000 : 500}
      autoComplete="off"
      value={typed['value'] ?? ''}
      onChange={(event) => onChange({ value: event.target.value })}
    />
  );
}

function TermField({ term, typed, earlier, error, warning, onChange, onRemove }: TermFieldProps) {
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const name = ruleName(programme, term);
  const now = t('now', { value: ruleValue(programme, term, earlier) });
  return (
    <li className={`${shared.rows} ${styles.term}`}>
      <div className={`${shared.tightRows} ${styles.termFields}`}>
        <TermInput
          term={term}
          typed={typed}
          name={name}
          hint={now}
          error={error}
          onChange={onChange}
        />
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <ToolButton
        isSquare
        aria-label={t('remove', { name })}
        title={t('remove', { name })}
        onClick={onRemove}
      >
        <Trash size={16} />
      </ToolButton>
    </li>
  );
}

interface TermListProps {
  editing: RevisionEditing;
}

export function TermList({ editing }: TermListProps) {
  const { drafted, found, before, addTerm, setTerm, removeTerm } = editing;
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const chosen = Object.keys(drafted.terms).filter(isTermKey);
  const free = typedTermKeys
    .filter((key) => !chosen.includes(key))
    .map((key) => ({ value: key, label: ruleName(programme, key) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  const messageOf = (list: typeof found.errors, key: TermKey) =>
    list.find((finding) => finding.key === key)?.message;
  const values: Readonly<Record<string, unknown>> = { ...before };
  return (
    <>
      {chosen.length === 0 ? (
        <p className={shared.soft}>{t('nothing')}</p>
      ) : (
        <ul className={shared.list}>
          {chosen.map((key) => (
            <TermField
              key={key}
              term={key}
              typed={drafted.terms[key]!}
              earlier={values[key]}
              error={messageOf(found.errors, key)}
              warning={messageOf(found.warnings, key)}
              onChange={(typed) => setTerm(key, typed)}
              onRemove={() => removeTerm(key)}
            />
          ))}
        </ul>
      )}
      <Select
        label={t('add')}
        value=""
        placeholder={t('choose')}
        options={free}
        optional={chosen.length > 0 ? t('optional') : undefined}
        onChange={(event) => event.target.value && addTerm(event.target.value)}
      />
    </>
  );
}
