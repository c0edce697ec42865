import type { ComponentProps } from 'react';
import { hiddenFields } from '#core/contract/visitor/forms/posted-form.ts';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { Button } from '#web/kit/Button.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { HiddenFields } from './HiddenFields.tsx';

interface NextStepFormProps extends ComponentProps<typeof Button> {
  to: '/calculator' | '/qualify' | '/apply';
  values: TypedAnswers;
}

/** A button to another step that posts the answers, because no script could store them. */
export function NextStepForm({ to, values, ...button }: NextStepFormProps) {
  const { language } = useSite();
  return (
    <form method="post" action={localizedPath(to, language)}>
      <HiddenFields
        values={{
          ...values,
          [hiddenFields.arrival]: 'yes',
          [hiddenFields.language]: language,
        }}
      />
      <Button type="submit" {...button} />
    </form>
  );
}
