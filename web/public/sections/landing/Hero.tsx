import { useTranslations } from 'use-intl';
import { adminPaths, type SiteData } from '#core/contract/site.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { useSite } from '../../runtime/site-context.tsx';
import { CreditEnded } from '../frame/CreditEnded.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { Sentences } from '../frame/Sentences.tsx';
import { lenderLine } from '../frame/lender-line.ts';
import styles from './hero.module.css';

export function Hero({ data }: { data: SiteData }) {
  const t = useTranslations('landing.hero');
  const site = useTranslations('site');
  const { figures } = useSite();
  const hasCredit = data.terms.taxCreditRate > 0;
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <p className={styles.badge}>{lenderLine(site, data)}</p>
        <h1 className={styles.title}>
          <Sentences text={t('title')} />
        </h1>
        <p className={styles.subtitle}>{t('subtitle', figures)}</p>
        <p className={styles.description}>{t('description', figures)}</p>
        <p className={styles.actions}>
          <ButtonLink
            variant="sun"
            size="large"
            href="/calculator#calculator-form"
          >
            {t('action')}
          </ButtonLink>
          <ButtonLink
            variant="quiet"
            className={styles.login}
            href={adminPaths.login}
          >
            {t('login')}
          </ButtonLink>
        </p>
        <dl className={styles.chips}>
          {figures.grantCap && (
            <div>
              <dt>{t('earn')}</dt>
              <dd>{figures.grantCap}</dd>
            </div>
          )}
          {figures.minimumScore && (
            <div>
              <dt>{t('score')}</dt>
              <dd>{figures.minimumScore}</dd>
            </div>
          )}
          {/* Alone, what is not there would be the only thing said. */}
          {(hasCredit || figures.grantCap) && (
            <div>
              <dt>
                <CreditEnded data={data}>{t('credit')}</CreditEnded>
              </dt>
              {hasCredit ? (
                <dd>{figures.creditRate}</dd>
              ) : (
                <dd className={styles.none}>{site('notAvailable')}</dd>
              )}
            </div>
          )}
        </dl>
      </div>
      <div className={styles.media}>
        <HeroPicture
          media={data.heroMedia}
          description={t('pictureAlt')}
        />
      </div>
    </section>
  );
}
