import { isPublicSite } from '#server/platform/public-site.ts';
import type { Services } from '../context.ts';

/**
 * How many facts of high severity nobody confirmed although visitors can read them: none while the
 * site is not public.
 */
export async function countOpenFacts({
  config,
  programme,
}: Pick<Services, 'config' | 'programme'>): Promise<number> {
  return isPublicSite(config) ? programme.openHighFacts() : 0;
}
