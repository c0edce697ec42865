import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { refusalIn } from './refusal-in.ts';

/** Says why a call failed, in the language of the page; undefined where no reason was given. */
export function useRefusalText(): (error: unknown) => string | undefined {
  const t = useTranslations('office.failure');
  const language = useLocale();
  return useCallback((error) => refusalIn(language, t, error), [language, t]);
}
