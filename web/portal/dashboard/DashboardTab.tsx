import { useTranslations } from 'use-intl';
import { Card } from '#web/office/parts/Card.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { useSession } from '../session-context.ts';

/** What an affiliate begins with: the own link. */
export function DashboardTab() {
  const t = useTranslations('portal.shell');
  const { affiliate } = useSession();
  return (
    <Card
      title={t('referralLink')}
      aside={
        <CopyButton
          text={affiliate.referralLink}
          label={t('copyLink')}
        />
      }
    >
      <p>{affiliate.referralLink}</p>
    </Card>
  );
}
