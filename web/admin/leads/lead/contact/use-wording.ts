import { listConsentWordings } from '#core/contract/leads/entry.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';

/** The words of consent that staff read aloud in a language; undefined until they are loaded. */
export function useWording(language: string) {
  const { data, isError } = useAnswer(listConsentWordings, { query: { purpose: 'spoken' } });
  return { wording: data?.items.find((item) => item.language === language), isError };
}
