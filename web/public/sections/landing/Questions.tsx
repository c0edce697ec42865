import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { answeredKeys, askedValues } from './asked.ts';
import { questionKeys, questionValues } from './question-keys.ts';
import { creditFigure } from '../frame/CreditEnded.tsx';
import { telephoneAnchor } from '../frame/Header.tsx';
import { Section } from '../frame/Section.tsx';
import styles from './questions.module.css';

/** details elements, so the answers open without scripts. */
export function Questions({ data }: { data: SiteData }) {
  const t = useTranslations('qualify.faq');
  const { figures } = useSite();
  const asked = useTranslations('landing.asked');
  const values = { ...figures, ...questionValues(data) };
  const askedBy = { ...figures, ...askedValues(data, true) };
  const tel = telephoneAnchor(figures.phone);
  return (
    <Section
      name="faq"
      id="faq"
      title={t('title')}
      intro={t.rich('intro', {
        ...figures,
        phone: unbroken(figures.phone),
        tel,
      })}
      isSplit
      className={styles.faq}
    >
      <div>
        {questionKeys.map((key) => (
          <details key={key} className={styles.item}>
            <summary>
              <span>{t(`${key}.question`)}</span>
              <Plus size={22} />
            </summary>
            <p>
              {t.rich(`${key}.answer`, {
                ...values,
                credit: creditFigure(data),
              })}
            </p>
          </details>
        ))}
        {answeredKeys(data, figures).map((key) => (
          <details key={key} className={styles.item}>
            <summary>
              <span>{asked(`${key}.question`, askedBy as never)}</span>
              <Plus size={22} />
            </summary>
            <p>{asked.rich(`${key}.answer`, { ...askedBy, tel })}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
