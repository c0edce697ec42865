import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { humanize } from '#web/office/formats/humanize.ts';
import labels from '../../messages/en/lead-edit.ts';
import type { TimelineRow } from '../../api-types.ts';
import { useFieldOptions } from '../edit/field-options.ts';
import styles from './timeline.module.css';

type Change = Extract<TimelineRow, { kind: 'edit' }>['changes'][number];

function asOld(chunks: ReactNode) {
  return <del>{chunks}</del>;
}

function asNew(chunks: ReactNode) {
  return <ins>{chunks}</ins>;
}

/** A stored value of a field as its form and cards show it. */
function useValueText(): (field: string, value: Change['from']) => string {
  const t = useTranslations('admin.timeline');
  const verdicts = useTranslations('admin.lead.qualification');
  const options = useFieldOptions();
  const { dollars } = useFormats();
  return (field, value) => {
    if (value === null || value === '') {
      return t('nothing');
    }
    if (typeof value === 'boolean') {
      return value ? verdicts('qualified') : verdicts('underReview');
    }
    if (typeof value === 'number') {
      return dollars(value);
    }
    const choices = options[field as keyof typeof options];
    return choices?.find((choice) => choice.value === value)?.label ?? value;
  };
}

export function EditText({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('admin.timeline');
  const fields = useTranslations('admin.leadEdit.fields');
  const valueText = useValueText();
  const named = (field: string) =>
    Object.hasOwn(labels.fields, field) ? fields(field as never) : humanize(field);
  return (
    <>
      <strong>{t('edit')}</strong>
      <ul className={styles.changes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {t.rich('change', {
              field: field === 'isQualified' ? t('verdict') : named(field),
              from: valueText(field, from),
              to: valueText(field, to),
              old: asOld,
              new: asNew,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
