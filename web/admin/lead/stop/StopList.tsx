import { useTranslations } from 'use-intl';
import { Fact, Facts } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadDetail } from '../../api-types.ts';
import styles from '../lead.module.css';

export function StopList({ stops }: Pick<LeadDetail, 'stops'>) {
  const t = useTranslations('admin.stop');
  const ways = useTranslations('admin.lead.reach.ways');
  if (stops.length === 0) {
    return null;
  }
  return (
    <div className={styles.consent}>
      <Facts>
        {stops.map(({ channels, how, at, by }, index) => (
          <Fact
            key={index}
            name={t('said', { ways: channels.map((way) => ways(way)).join(', ') })}
          >
            {how}
            <span className={styles.under}>
              <ExactTime value={at} />
              {by && ` · ${t('by', { name: by })}`}
            </span>
          </Fact>
        ))}
      </Facts>
    </div>
  );
}
