import { readActiveHeroMedia } from '#core/contract/programme/media.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { activeHeroMediaKey } from './keys.ts';

/** The landing page's media; null for the product's own film. */
export const activeHeroMediaQuery = callQuery(activeHeroMediaKey, readActiveHeroMedia);
