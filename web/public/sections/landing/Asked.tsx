import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { telephoneAnchor } from '../frame/Header.tsx';
import { type AskedKey, askedValues, isAnswered, mayAsk } from './asked.ts';

interface AskedProps {
  of: AskedKey;
  data: SiteData;
  className: string | undefined;
}

/**
 * A question that buyers ask first, with the lender's answer. Until there is one, the answer is whom
 * to ask; where only what is confirmed is shown, there is no question then.
 */
export function Asked({ of, data, className }: AskedProps) {
  const t = useTranslations('landing.asked');
  const { figures } = useSite();
  const { phone } = figures;
  const { showOnlyConfirmed } = data.terms;
  const isOpen = !isAnswered(data, of, figures);
  if ((isOpen && (showOnlyConfirmed || phone === '')) || !mayAsk(of, figures)) {
    return null;
  }
  const values = { ...figures, ...askedValues(data, false), phone: unbroken(phone) };
  return (
    <div className={className}>
      <h3>{t(`${of}.question`, values as never)}</h3>
      <p>{t.rich(`${of}.answer`, { ...values, tel: telephoneAnchor(phone) })}</p>
    </div>
  );
}
