import { queryOptions } from '@tanstack/react-query';
import { readActiveHeroMedia } from '#core/contract/media.ts';
import { call } from '#web/kit/api.ts';
import { activeHeroMediaKey } from './keys.ts';

/** What the landing page shows; null when that is the product's own film. */
export const activeHeroMediaQuery = queryOptions({
  queryKey: activeHeroMediaKey,
  queryFn: ({ signal }) => call(readActiveHeroMedia, { signal }),
});
