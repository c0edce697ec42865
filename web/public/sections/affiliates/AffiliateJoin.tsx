import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { PostedSummary } from '../../parts/form/PostedSummary.tsx';
import { Welcome } from '../../parts/registration/Welcome.tsx';
import { Island } from '../../runtime/island.tsx';
import layout from '../frame/layout.module.css';
import styles from './affiliate-join.module.css';

interface AffiliateJoinProps {
  data: SiteData;
  className: string | undefined;
}

/** The form of a new partner, or the welcome once it was posted. */
export function AffiliateJoin({ data, className }: AffiliateJoinProps) {
  const t = useTranslations('affiliates.join');
  const { language, posted, registered, terms } = data;
  const { figures } = useSite();
  const login = (words: ReactNode) => (
    <a href={localizedPath('/affiliate/login', language)}>{words}</a>
  );
  return (
    <section
      id="join"
      className={`${layout.card} ${styles.join} ${className}`}
      aria-labelledby="join-title"
    >
      <header>
        <h2 id="join-title">{t('title')}</h2>
        <p>{t.rich('intro', { login })}</p>
      </header>
      {registered ? (
        <Welcome referralLink={registered.referralLink} />
      ) : (
        <>
          <PostedSummary posted={posted} />
          <Island
            of="RegistrationForm"
            isStill={posted !== undefined}
            props={{
              posted,
              host: new URL(data.origin).host,
              isUnpaid: terms.paysCommissions ? undefined : true,
              commission: mayShow(terms, 'referral-fees') ? t('commission', figures) : null,
            }}
          />
        </>
      )}
    </section>
  );
}
