import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';

/** The address that a form of the page posts to, in its language. */
export function ownAction({ language }: SiteData, token: string, action: string): string {
  return localizedPath(`/my/${token}/${action}`, language);
}
