import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { Check, House, Lock, Star } from '#web/kit/icons.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import layout from '../frame/layout.module.css';
import styles from './trust-strip.module.css';

export function TrustStrip({ data }: { data: SiteData }) {
  const t = useTranslations('landing.trust');
  const { figures } = useSite();
  // Where it is licensed, as soon as the number stands beside it.
  const detailOf = () =>
    figures.license
      ? [t('licensedDetail', figures), figures.stateCountAlone].filter(Boolean).join(' · ')
      : data.terms.lenderName;
  const reasons = [
    ...(mayShow(data.terms, 'claims-unconfirmed')
      ? [[House, t('fha'), t('fhaDetail', figures)] as const]
      : []),
    ...(figures.license || mayShow(data.terms, 'lender-details-sample')
      ? [[Check, t('licensed'), detailOf()] as const]
      : []),
    ...(mayShow(data.terms, 'claims-unconfirmed')
      ? [[Star, t('bbb'), figures.bbb ? t('bbbDetail', figures) : t('bbbName')] as const]
      : []),
    [Lock, t('secure'), data.origin.startsWith('https:') && t('secureDetail')],
  ] as const;
  return (
    <section className={styles.strip} aria-label={t('label')}>
      <ul className={`${layout.container} ${styles.list}`}>
        {reasons.map(([Icon, title, detail]) => (
          <li key={title}>
            <Icon size={20} />
            <span>
              {title}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
