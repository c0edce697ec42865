import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { isTicked } from './posted-field.ts';
import type { FieldOf } from './use-kept-form.ts';
import styles from './form.module.css';

interface ConsentBoxProps {
  /** The text, or its parts: the ways between the first and the last part are shown as a list. */
  consent: { text: string | readonly string[]; isRequired: boolean; isPrechecked: boolean };
  field: FieldOf<{ consent: boolean }>;
  posted: PostedForm | undefined;
}

/** Says that the box may stay empty if no consent is required. */
export function ConsentBox({ consent, field, posted }: ConsentBoxProps) {
  const t = useTranslations('fields');
  const { text, isRequired, isPrechecked } = consent;
  const optional = isRequired ? undefined : t('optional');
  const [before, ...rest] = [text].flat();
  const after = rest.pop();
  return (
    <Checkbox
      label={
        <>
          {before}{' '}
          {rest.length > 0 && (
            <span role="list" className={styles.ways}>
              {rest.map((way) => (
                <Fragment key={way}>
                  <span role="listitem">{way}</span>{' '}
                </Fragment>
              ))}
            </span>
          )}
          {after}
          {optional && ` (${optional})`}
        </>
      }
      optional={optional}
      {...field('consent')}
      defaultChecked={isTicked(posted) ?? isPrechecked}
    />
  );
}
