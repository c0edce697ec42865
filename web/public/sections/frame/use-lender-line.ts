import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { useSite } from '../../runtime/site-context.tsx';

/** The lender in one line: with its claims, or only its name if they are unconfirmed. */
export function useLenderLine({ terms }: SiteData): string {
  const t = useTranslations('site');
  const { figures } = useSite();
  return mayShow(terms, 'claims-unconfirmed') ? t('lender', figures) : terms.lenderName;
}
