import { useTranslations } from 'use-intl';
import type { SiteData } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { answeredKeys, askedValues } from './asked.ts';
import { questionKeys, questionValues } from './question-keys.ts';
import { creditFigure } from '../frame/CreditEnded.tsx';
import { telephoneAnchor } from '../frame/Header.tsx';
import styles from './questions.module.css';

/** details elements, so the answers open without scripts. */
export function Questions({ data, className }: { data: SiteData; className: string | undefined }) {
  const t = useTranslations('qualify.faq');
  const { figures } = useSite();
  const asked = useTranslations('landing.asked');
  const values = { ...figures, ...questionValues(data) };
  const askedBy = { ...figures, ...askedValues(data, true) };
  const tel = telephoneAnchor(figures.phone);
  return (
    <section id="faq" className={className} aria-labelledby="faq-title">
      <h2 id="faq-title">{t('title')}</h2>
      <div>
        {questionKeys.map((key) => (
          <details key={key} className={styles.item}>
            <summary>
              <span>{t(`${key}.question`)}</span>
              <Plus size={18} />
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
              <Plus size={18} />
            </summary>
            <p>{asked.rich(`${key}.answer`, { ...askedBy, tel })}</p>
          </details>
        ))}
      </div>
      <p>{t.rich('intro', { ...figures, phone: unbroken(figures.phone), tel })}</p>
    </section>
  );
}
