import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';

/** Where a form of the page posts to, in the language that it is shown in. */
export function ownAction({ language }: SiteData, token: string, action: string): string {
  return localizedPath(`/my/${token}/${action}`, language);
}
