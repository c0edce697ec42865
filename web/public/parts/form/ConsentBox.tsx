import { useTranslations } from 'use-intl';
import type { PostedForm } from '#core/contract/visitor/forms/posted-form.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { isTicked } from './posted-field.ts';
import type { FieldOf } from './use-kept-form.ts';

interface ConsentBoxProps {
  consent: { text: string; isRequired: boolean; isPrechecked: boolean };
  field: FieldOf<{ consent: boolean }>;
  posted: PostedForm | undefined;
}

/** Says that the box may stay empty if no consent is required. */
export function ConsentBox({ consent, field, posted }: ConsentBoxProps) {
  const t = useTranslations('fields');
  const { text, isRequired, isPrechecked } = consent;
  const optional = isRequired ? undefined : t('optional');
  return (
    <Checkbox
      label={optional ? `${text} (${optional})` : text}
      optional={optional}
      {...field('consent')}
      defaultChecked={isTicked(posted) ?? isPrechecked}
    />
  );
}
