import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  isChoiceKey,
  termChoices,
  type TermKey,
  termKinds,
} from '#core/domain/programme/term-values.ts';
import { weekdays } from '#core/domain/office/office-hours.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { choiceName, ruleName } from '../rule-texts.ts';
import styles from './revision.module.css';
import { type Typed, typedInWords, typedOf, wrongFields } from './typed-terms.ts';
import type { RevisionEditing, useSaveRevision } from './use-revision-editor.ts';

interface InputProps {
  term: TermKey;
  typed: Typed;
  name: string;
  error: string | undefined;
  onChange: (typed: Typed) => void;
}

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
  dayOfMonth: 'dayOfMonth',
  hours: 'hours',
  waits: 'waits',
} as const;

function TermInput({ term, typed, name, error, onChange }: InputProps) {
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
        error={error}
        value={typed['value'] ?? ''}
        options={options}
        onChange={(event) => onChange({ value: event.target.value })}
      />
    );
  }
  if (kind === 'localized') {
    return languages.map(([code, word]) => (
      <TextInput
        key={code}
        label={t(word, { name })}
        error={wrong.includes(code) ? error : undefined}
        value={typed[code] ?? ''}
        maxLength={500}
        onChange={(event) => onChange({ ...typed, [code]: event.target.value })}
      />
    ));
  }
  const about = kind in units ? t(units[kind as keyof typeof units]) : undefined;
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
  if (kind === 'range' || kind === 'course') {
    return Object.keys(typed).map((part) => (
      <TextInput
        key={part}
        label={t(`parts.${part as 'low' | 'high' | 'starts' | 'languages' | 'price'}`, { name })}
        error={wrong.includes(part) ? error : undefined}
        type={part === 'starts' ? 'date' : 'text'}
        inputMode={kind === 'range' || part === 'price' ? 'decimal' : undefined}
        maxLength={20}
        autoComplete="off"
        value={typed[part] ?? ''}
        onChange={(event) => onChange({ ...typed, [part]: event.target.value })}
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

interface TermFormProps {
  term: TermKey;
  editing: RevisionEditing;
  saving: ReturnType<typeof useSaveRevision>;
}

/** The new value of a term, with the first day and the source of the revision that it goes into. */
export function TermForm({ term, editing, saving }: TermFormProps) {
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const [wasTried, setWasTried] = useState(false);
  const { drafted, begun, change, found, before, setTerm, removeTerm } = editing;
  const name = ruleName(programme, term);
  const values: Readonly<Record<string, unknown>> = { ...before };
  const heads = found.errors.filter(({ key }) => key === null).map(({ message }) => message);
  const headOf = (pattern: RegExp) =>
    wasTried ? heads.find((message) => pattern.test(message)) : undefined;
  const [ofDay, ofSource] = [headOf(/day/), headOf(/come from|hidden/)];
  const other = heads.find((message) => message !== ofDay && message !== ofSource);
  const messageOf = (list: typeof found.errors) => list.find(({ key }) => key === term)?.message;
  const others = Object.keys(begun.drafted.terms).filter((key) => key !== term);
  const warning = messageOf(found.warnings);
  // Of this revision, by a colleague for one; what is typed replaces it.
  const inRevision = Object.values(begun.drafted.terms[term] ?? {}).join(', ');
  const isTyped = drafted.terms[term] !== begun.drafted.terms[term];
  const saved = isTyped && typedInWords(programme, term, inRevision);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (found.errors.length > 0) {
      saving.sayFailed(t('fix'));
    } else {
      saving.save();
    }
  };
  return (
    <form noValidate className={styles.termForm} aria-label={name} onSubmit={save}>
      <TermInput
        term={term}
        typed={drafted.terms[term] ?? typedOf(term, values[term])}
        name={t('value')}
        error={messageOf(found.errors)}
        onChange={(typed) => setTerm(term, typed)}
      />
      <TextInput
        label={t('from')}
        type="date"
        error={ofDay}
        value={drafted.effectiveFrom}
        onChange={(event) => change({ effectiveFrom: event.target.value })}
      />
      <TextInput
        label={t('source')}
        placeholder={t('sourceHint')}
        error={ofSource}
        maxLength={500}
        autoComplete="off"
        value={drafted.source}
        onChange={(event) => change({ source: event.target.value })}
      />
      <TextInput
        label={t('basis')}
        optional={t('optional')}
        maxLength={500}
        autoComplete="off"
        value={drafted.basis}
        onChange={(event) => change({ basis: event.target.value })}
      />
      <div className={`${shared.marks} ${shared.whole}`}>
        {warning && <p className={styles.warning}>{warning}</p>}
        {wasTried && other && <p className={styles.warning}>{other}</p>}
        {saved && <p className={styles.warning}>{t('savedMeanwhile', { value: saved })}</p>}
        <ToolButton type="submit" variant="ink" disabled={saving.isPending}>
          {saving.isPending ? t('saving') : t('save')}
        </ToolButton>
        {begun.drafted.terms[term] && others.length > 0 && drafted.terms[term] && (
          <ToolButton onClick={() => removeTerm(term)}>{t('remove')}</ToolButton>
        )}
        <span className={shared.small}>
          {t('savedText')} {others.length > 0 && t('shared', { count: others.length })}
        </span>
      </div>
    </form>
  );
}
