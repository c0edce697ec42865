import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import { errorText } from '#web/kit/form/error-text.ts';
import type { SiteContext } from '../../runtime/site-context.tsx';

export type FormSchema = Parameters<typeof standardSchemaResolver>[0];

/** Checks a form's values; each error is in the words of the page. */
export async function checkForm(
  schema: FormSchema,
  { language, figures }: Pick<SiteContext, 'language' | 'figures'>,
  asked: Parameters<Resolver<FieldValues>>,
) {
  const checked = await standardSchemaResolver(schema as never)(...asked);
  const errors = Object.entries(checked.errors).map(([name, error]) => {
    const message = errorText(error as FieldError, language, figures);
    return [name, { ...error, message }];
  });
  return { ...checked, errors: Object.fromEntries(errors) };
}
