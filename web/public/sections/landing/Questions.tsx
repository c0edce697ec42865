import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { questionKeys, questionValues } from './question-keys.ts';
import { creditFigure } from '../frame/CreditEnded.tsx';
import { telephoneAnchor } from '../frame/Header.tsx';
import layout from '../frame/layout.module.css';
import styles from './questions.module.css';

/** details elements, so the answers open without scripts. */
export function Questions({ data }: { data: SiteData }) {
  const t = useTranslations('qualify.faq');
  const values = questionValues(data);
  const { figures } = useSite();
  return (
    <section
      className={`${layout.section} ${styles.section}`}
      id="faq"
      aria-labelledby="faq-title"
    >
      <div className={`${layout.container} ${styles.grid}`}>
        <header>
          <h2
            id="faq-title"
            className={styles.title}
          >
            {t('title')}
          </h2>
          <p className={styles.intro}>
            {t.rich('intro', {
              ...figures,
              phone: unbroken(figures.phone),
              tel: telephoneAnchor(figures.phone),
            })}
          </p>
        </header>
        <div>
          {questionKeys.map((key, index) => (
            <details
              key={key}
              className={styles.item}
              open={index === 0}
            >
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
        </div>
      </div>
    </section>
  );
}
