import { readActiveHeroMedia } from '#core/contract/media.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { activeHeroMediaKey } from './keys.ts';

/** What the landing page shows; null when that is the product's own film. */
export const activeHeroMediaQuery = callQuery(activeHeroMediaKey, readActiveHeroMedia);
