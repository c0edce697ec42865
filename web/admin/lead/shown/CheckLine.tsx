import { useTranslations } from 'use-intl';
import { stateName } from '#core/domain/us-states.ts';
import { formatScore } from '#core/i18n/format.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import styles from '../lead.module.css';
import { Circumstances } from './Circumstances.tsx';

type Check = LeadDetail['eligibilityChecks'][number];

export function CheckLine({ check }: { check: Check }) {
  const t = useTranslations('admin.shown');
  const { dollars } = useFormats();
  const { eligible, isEligibleToday, state, creditScore, homePrice, createdAt } = check;
  const asked = {
    state: stateName(state),
    creditScore: formatScore(creditScore, 'en'),
    homePrice: dollars(homePrice),
  };
  return (
    <li>
      <span>
        {t('check', asked)}
        <Circumstances {...check} />
        {eligible !== isEligibleToday && (
          <Badge tone="amber">{isEligibleToday ? t('eligibleToday') : t('notEligibleToday')}</Badge>
        )}
      </span>
      <span className={styles.trailEnd}>
        <Badge tone={eligible ? 'green' : 'amber'}>
          {eligible ? t('eligible') : t('notEligible')}
        </Badge>
        <RelativeTime
          value={createdAt}
          className={shared.smallWrap}
        />
      </span>
    </li>
  );
}
