import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Asked } from './Asked.tsx';
import { hasBenefits } from './Benefits.tsx';
import { Section } from '../frame/Section.tsx';
import styles from './how-it-works.module.css';

const steps = [
  { key: 'learn', href: '#benefits' },
  { key: 'calculate', href: '/calculator' },
  { key: 'qualify', href: '/qualify' },
  { key: 'apply', href: '/apply' },
] as const;

export function HowItWorks({ data }: { data: SiteData }) {
  const t = useTranslations('landing.how');
  const { figures } = useSite();
  return (
    <Section name="how" id="how-it-works" title={t('title')} isRaised>
      <ol className={styles.steps}>
        {steps.map(({ key, href }) => (
          <li key={key}>
            <h3>
              <a href={key === 'learn' && !hasBenefits(data, figures) ? '/qualify#faq' : href}>
                {t(`${key}.title`)}
              </a>
            </h3>
            <p>{t(`${key}.text`, figures)}</p>
            {key === 'apply' && <Asked of="realtor" data={data} className={styles.asked} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
