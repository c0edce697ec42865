import { useTranslations } from 'use-intl';
import styles from './import-guide.module.css';

const rules = ['claims', 'credit', 'fair', 'line', 'record'] as const;
const steps = ['export', 'import', 'category', 'picture', 'start', 'results'] as const;

export function ImportGuide() {
  const t = useTranslations('marketing');
  return (
    <div className={styles.sections}>
      <section aria-labelledby="rules-title">
        <h2 id="rules-title">{t('rules.title')}</h2>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`)}</li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="guide-title"
        id="import-guide"
      >
        <h2 id="guide-title">{t('guide.title')}</h2>
        <p className={styles.intro}>{t('guide.intro')}</p>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`guide.${step}.title`)}</h3>
              <p>{t(`guide.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
