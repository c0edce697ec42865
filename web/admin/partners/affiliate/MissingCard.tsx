import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { basisTexts } from '#core/i18n/basis-texts.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateRow } from '../../api-types.ts';
import { sumOf } from '../commissions/ApproveDialog.tsx';
import { partyTones } from '../commissions/MissingReasons.tsx';
import styles from './affiliate.module.css';
import type { Basis } from './BasisCard.tsx';

interface MissingCardProps {
  affiliate: AffiliateRow;
  basis: Basis;
  onRate: () => void;
}

/** All that hinders approving and paying the commissions of an affiliate, each with what ends it. */
export function MissingCard({ affiliate, basis, onRate }: MissingCardProps) {
  const t = useTranslations('admin.basis');
  const parties = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const query = { affiliate: affiliate.id, show: 'closed', pageSize: 100 } as const;
  const { data: closed } = useQuery(callQuery(listCommissions, { query }));
  const blocked = closed?.items.filter(({ missing }) => missing.length > 0) ?? [];
  const all = [...blocked.flatMap(({ missing }) => missing), ...basis.missing];
  const things = [...new Map(all.map((one) => [one.what, one])).values()];
  if (things.length === 0) {
    return null;
  }
  const { licenseNumber, state } = affiliate;
  return (
    <Card
      title={
        blocked.length > 0 ? t('before', { amount: cents(sumOf(blocked)) }) : t('beforeTheFirst')
      }
      className={styles.missing}
    >
      <ul className={styles.things}>
        {things.map(({ what, who, path }) => (
          <li key={what}>
            <span>
              <Badge tone={partyTones[who]}>{parties(`who.${who}`)}</Badge>
            </span>
            <div>
              {basisTexts.en[what]}
              {what === 'license' && licenseNumber && (
                <div className={shared.small}>
                  {t('wrote', { license: [licenseNumber, state].filter(Boolean).join(', ') })}
                </div>
              )}
            </div>
            {what === 'rate' ? (
              <ToolButton onClick={onRate}>{parties(`cures.${what}`)}</ToolButton>
            ) : (
              path && what !== 'agreement' && <Link to={path}>{parties(`cures.${what}`)}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
