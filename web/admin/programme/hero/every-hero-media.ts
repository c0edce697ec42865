import { listHeroMedia, readActiveHeroMedia } from '#core/contract/programme/media.ts';
import { allUnder } from '#web/office/cache/call-key.ts';

/** The list of hero media, and what the landing page shows. */
export const everyHeroMedia = [allUnder(listHeroMedia), readActiveHeroMedia] as const;
