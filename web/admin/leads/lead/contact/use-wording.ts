import { useQuery } from '@tanstack/react-query';
import { listConsentWordings } from '#core/contract/leads/entry.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

/** The words of consent that staff read aloud in a language; undefined until they are loaded. */
export function useWording(language: string) {
  const { data, isError } = useQuery(
    callQuery(listConsentWordings, { query: { purpose: 'spoken' } }),
  );
  return { wording: data?.items.find((item) => item.language === language), isError };
}
