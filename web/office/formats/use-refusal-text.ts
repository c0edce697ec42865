import { useCallback } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Language } from '#core/domain/language.ts';
import { CallError } from '#web/kit/api.ts';
import type { Texts } from '../messages/texts.ts';
import { refusalText } from './refusal-text.ts';

const kinds = {
  401: 'signIn',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  412: 'anotherAccount',
  413: 'tooLarge',
  429: 'tooMany',
  503: 'busy',
} as const;

function kindOf(status: number) {
  const known = kinds[status as keyof typeof kinds] as
    (typeof kinds)[keyof typeof kinds] | undefined;
  return known ?? (status < 500 ? 'unreadable' : 'broken');
}

// A proxy in front of our server refuses these as well, without a text, and means the same.
const plainStatuses = [413, 429];

/**
 * The reason why a call failed, in the language of the page. The server's sentences are English;
 * its messages about fields are in the language of the request. Other languages get a text for the
 * status, or the message of the only wrong field. Undefined if the answer gives no reason.
 */
export function refusalIn(
  language: Language,
  t: Texts<'office.failure'>,
  error: unknown,
): string | undefined {
  if (!(error instanceof CallError)) {
    return t('unreachable');
  }
  const { status, errors } = error;
  const sentence = refusalText(error);
  if (sentence === undefined && !plainStatuses.includes(status)) {
    return undefined;
  }
  if (sentence !== undefined && language === 'en') {
    return sentence;
  }
  const [first, ...others] = errors;
  if (first) {
    return others.length === 0 ? first.message : t('refused.fields');
  }
  return t(`refused.${kindOf(status)}`);
}

/** Says why a call failed, in the language of the page; undefined where no reason was given. */
export function useRefusalText(): (error: unknown) => string | undefined {
  const t = useTranslations('office.failure');
  const language = useLocale();
  return useCallback((error) => refusalIn(language, t, error), [language, t]);
}
