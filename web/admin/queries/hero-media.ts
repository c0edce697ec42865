import { queryOptions } from '@tanstack/react-query';
import { readActiveHeroMedia } from '#core/contract/media.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const heroMediaKeys = nounKeys('hero-media');

/** What the landing page shows; null when that is the product's own film. */
export const activeHeroMediaQuery = queryOptions({
  queryKey: [...heroMediaKeys.all, 'active'],
  queryFn: ({ signal }) => call(readActiveHeroMedia, { signal }),
});
