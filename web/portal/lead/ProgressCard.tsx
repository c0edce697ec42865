import { useLocale, useTranslations } from 'use-intl';
import { milestoneTexts } from '#core/i18n/milestones.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import styles from './lead.module.css';

export function ProgressCard({
  progress: { reached, next, turn },
}: {
  progress: ReferredLead['progress'];
}) {
  const t = useTranslations('portal.lead.progress');
  const texts = milestoneTexts[useLocale()];
  return (
    <Card title={t('title')}>
      <p className={`${styles.turn} ${styles[turn]}`}>{texts.next[next]}</p>
      <ol className={styles.steps}>
        {reached.toReversed().map(({ milestone, at }) => (
          <li key={milestone}>
            <span className={shared.strong}>{texts.milestones[milestone]}</span>
            <ExactTime
              value={at}
              className={shared.smallWrap}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
