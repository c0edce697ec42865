import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { inCode } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { InteractionRow } from '../api-types.ts';
import styles from './lead.module.css';
import { stepDetails } from './step-details.ts';

export function Interaction({ step }: { step: InteractionRow }) {
  const t = useTranslations('admin.lead.interactions');
  const details = stepDetails(step.data);
  const place = [step.city, step.region, step.country].filter(Boolean).join(', ');
  const session = step.sessionId.slice(0, 8);
  return (
    <li>
      <span>
        <strong>{humanize(step.action)}</strong> <span className={shared.path}>{step.page}</span>
        {details.length > 0 && <span className={shared.details}>{details.join(' · ')}</span>}
      </span>
      <span className={styles.trailEnd}>
        <RelativeTime
          value={step.createdAt}
          className={shared.smallWrap}
        />
        <span className={shared.smallWrap}>
          {t.rich('session', {
            session,
            code: inCode,
          })}
          {place && `, ${place}`}
        </span>
      </span>
    </li>
  );
}
