import type { SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';

export function ownAction({ language }: SiteData, token: string, action: string): string {
  return localizedPath(`/my/${token}/${action}`, language);
}
