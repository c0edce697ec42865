import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminPaths } from '#core/contract/site.ts';
import { CallError } from '#web/kit/api.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Handshake } from '#web/kit/icons.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { AffiliateRow } from '../api-types.ts';
import { deletedPath } from '../deleted/deleted-view.ts';
import { BackLink } from '../lead/LeadWays.tsx';
import { affiliateQuery } from '../queries/affiliates.ts';
import { AffiliateCards } from './AffiliateCards.tsx';
import { AffiliateHead } from './AffiliateHead.tsx';
import { AffiliateStats } from './AffiliateStats.tsx';
import { ReferralsCard } from './ReferralsCard.tsx';

const missingTags = {
  deleted: (text: ReactNode) => <Link to={deletedPath('affiliates')}>{text}</Link>,
};

function MissingAffiliate() {
  const t = useTranslations('admin.affiliate');
  return (
    <div className={shared.page}>
      <h1 className="visually-hidden">{t('missing')}</h1>
      <EmptyState
        icon={<Handshake />}
        title={t('missing')}
        action={<ButtonLink href={adminPaths.dashboard}>{t('return')}</ButtonLink>}
      >
        {t.rich('missingText', missingTags)}
      </EmptyState>
    </div>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}

function useAffiliateTitle(affiliate: AffiliateRow | undefined, isMissing: boolean): void {
  const t = useTranslations('admin.affiliate');
  const name = affiliate && `${affiliate.firstName} ${affiliate.lastName}`;
  useTitle(name ?? (isMissing ? t('missing') : t('screen')));
}

export function AffiliatePage() {
  const t = useTranslations('admin.affiliate');
  const { id = '' } = useParams();
  const affiliate = useQuery(affiliateQuery(id));
  const isMissing = isUnknown(affiliate.error);
  useAffiliateTitle(affiliate.data, isMissing);
  if (isMissing) {
    return <MissingAffiliate />;
  }
  return (
    <div className={shared.page}>
      <div>
        <BackLink />
      </div>
      <Loaded
        query={affiliate}
        failure={t('failed')}
        lines={12}
      >
        {(found) => (
          <>
            <AffiliateHead affiliate={found} />
            <AffiliateStats id={found.id} />
            <AffiliateCards affiliate={found} />
            <ReferralsCard id={found.id} />
          </>
        )}
      </Loaded>
    </div>
  );
}
