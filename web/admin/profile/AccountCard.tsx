import { useTranslations } from 'use-intl';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { StaffProfile } from '../api-types.ts';

export function AccountCard({ profile: { id, createdAt, lastLogin } }: { profile: StaffProfile }) {
  const t = useTranslations('admin.profile.account');
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('id')}>{id}</Fact>
        <Fact name={t('createdAt')}>
          <RelativeTime value={createdAt} />
        </Fact>
        <Fact name={t('lastLogin')}>
          {lastLogin ? <RelativeTime value={lastLogin} /> : t('never')}
        </Fact>
      </Facts>
    </Card>
  );
}
