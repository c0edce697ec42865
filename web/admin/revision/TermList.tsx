import { useTranslations } from 'use-intl';
import { isTermKey, type TermKey, termKeys } from '#core/domain/term-values.ts';
import { Select } from '#web/kit/form/Select.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ruleName } from '../programme/rule-texts.ts';
import styles from './revision.module.css';
import { TermField } from './TermField.tsx';
import type { RevisionEditing } from './use-revision-editor.ts';

interface TermListProps {
  editing: RevisionEditing;
}

export function TermList({ editing }: TermListProps) {
  const { drafted, found, before, addTerm, setTerm, removeTerm } = editing;
  const t = useTranslations('admin.revision.editor');
  const programme = useTranslations('admin.programme');
  const chosen = Object.keys(drafted.terms).filter(isTermKey);
  const free = termKeys
    .filter((key) => !chosen.includes(key))
    .map((key) => ({ value: key, label: ruleName(programme, key) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const messageOf = (list: typeof found.errors, key: TermKey) =>
    list.find((finding) => finding.key === key)?.message;
  const values: Readonly<Record<string, unknown>> = { ...before };
  return (
    <>
      {chosen.length === 0 ? (
        <p className={shared.soft}>{t('nothing')}</p>
      ) : (
        <ul className={styles.terms}>
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
