import { useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import {
  readAffiliate,
  readAffiliateStats,
  updateAffiliate,
} from '#core/contract/partners/affiliates.ts';
import { readBasis } from '#core/contract/partners/affiliate/basis.ts';
import { adminPaths } from '#core/contract/site.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Handshake, Pencil } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { isUnknown } from '#web/office/cache/is-unknown.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { PersonName } from '#web/office/shell/PersonName.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import { EditAffiliateDialog } from '../affiliates/EditAffiliateDialog.tsx';
import { ReviewBadge } from '../affiliates/ReviewBadge.tsx';
import { useAffiliateUpdate } from '../affiliates/use-affiliate-update.ts';
import { useImpersonation } from '../affiliates/use-impersonation.ts';
import type { AffiliateRow } from '../../api-types.ts';
import { deletedPath } from '../../deleted/deleted-view.ts';
import { UnsavedBadge, useDraftDialog } from '../../draft/DraftDialog.tsx';
import { BackLink } from '../../leads/lead/LeadWays.tsx';
import { AffiliateCards } from './AffiliateCards.tsx';
import { ReferralsCard } from './ReferralsCard.tsx';
import styles from './affiliate.module.css';
import { listCommissions } from '#core/contract/partners/commission/commissions.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { AskAffiliate } from '../commissions/AskAffiliate.tsx';
import { MissingThings } from '../commissions/MissingThings.tsx';
import { commissionSumsQuery } from '../commissions/commission-queries.ts';
import type { Basis } from './BasisCard.tsx';

function MissingCard({ affiliate, basis }: { affiliate: AffiliateRow; basis: Basis }) {
  const t = useTranslations('admin.basis');
  const { cents } = useFormats();
  const { id, firstName, lastName, licenseNumber, state } = affiliate;
  const query = { affiliate: id, show: 'lacking', pageSize: 100 } as const;
  const { data: lacking } = useAnswer(listCommissions, { query });
  const { data: sums } = useQuery(commissionSumsQuery(id));
  const rows = lacking?.items ?? [];
  if (rows.length + basis.missing.length === 0) {
    return null;
  }
  const wrote = [licenseNumber, state].filter(Boolean).join(', ');
  const amount = sums?.lacking.earnedCents ?? 0;
  const missing = [...rows.flatMap((row) => row.missing), ...basis.missing];
  const { askedToday } = basis;
  return (
    <Card
      title={amount > 0 ? t('before', { amount: cents(amount) }) : t('beforeTheFirst')}
      className={styles.missing}
      aside={<AskAffiliate {...{ id, askedToday }} name={firstName} missing={missing} />}
    >
      <MissingThings
        rows={rows}
        more={basis.missing}
        affiliate={{ id, name: `${firstName} ${lastName}`, payee: null, said: null }}
        wrote={licenseNumber ? t('wrote', { license: wrote }) : undefined}
      />
    </Card>
  );
}

function Actions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate');
  const { id, isActive } = affiliate;
  const draft = useDraftDialog(`affiliate:${id}`);
  const status = useAffiliateUpdate(id, { done: t('statusDone'), failed: t('statusFailed') });
  const impersonation = useImpersonation(affiliate, t('loginAsFailed'));
  const change = isActive ? t('deactivate') : t('activate');
  return (
    <div className={`${shared.actions} ${styles.actions}`}>
      {impersonation.isAllowed && (
        <Button disabled={!isActive || impersonation.isPending} onClick={impersonation.start}>
          {t('loginAs')}
        </Button>
      )}
      <May call={updateAffiliate}>
        {' '}
        <Button onClick={draft.open}>
          <Pencil size={18} />
          {t('edit')}
          {draft.isUnsaved && <UnsavedBadge />}
        </Button>
        <Button disabled={status.isPending} onClick={() => status.update({ isActive: !isActive })}>
          {status.isPending ? t('pending') : change}
        </Button>
      </May>{' '}
      <EditAffiliateDialog affiliate={affiliate} draft={draft} />
    </div>
  );
}

function AffiliateHead({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate');
  const { id, firstName, lastName, isActive, createdAt } = affiliate;
  return (
    <header className={`${shared.wrap} ${styles.head}`}>
      <div className={`${shared.stack} ${styles.title}`}>
        <PersonName firstName={firstName} lastName={lastName} />
        <div className={shared.marks}>
          <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? t('active') : t('inactive')}</Badge>
          <ReviewBadge affiliate={affiliate} />
          <span className={shared.small}>
            {t('joined', { id: String(id) })} <RelativeTime value={createdAt} />
          </span>
        </div>
      </div>
      <Actions affiliate={affiliate} />
    </header>
  );
}

function AffiliateStats({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.stats');
  const { cents, number } = useFormats();
  const { data, error, refetch } = useAnswer(readAffiliateStats, { params: { id } });
  if (error) {
    return <FailureState error={error} title={t('failed')} onRetry={() => void refetch()} />;
  }
  const figures = {
    totalReferrals: data && number(data.totalReferrals),
    qualifiedReferrals: data && number(data.qualifiedReferrals),
    pendingCommissions: data && cents(data.pendingCommissions),
    paidCommissions: data && cents(data.paidCommissions),
  };
  const names = Object.keys(figures) as (keyof typeof figures)[];
  return (
    <Stats
      stats={names.map((name) => ({ name, label: t(name), figure: figures[name] }))}
      isBusy={!data}
    />
  );
}

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
        text={t.rich('missingText', missingTags)}
        action={<ButtonLink href={adminPaths.dashboard}>{t('return')}</ButtonLink>}
      />
    </div>
  );
}

function useAffiliateTitle(affiliate: AffiliateRow | undefined, isMissing: boolean): void {
  const t = useTranslations('admin.affiliate');
  const name = affiliate && `${affiliate.firstName} ${affiliate.lastName}`;
  useTitle(name ?? (isMissing ? t('missing') : t('screen')));
}

function Cards({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.basis');
  const basis = useAnswer(readBasis, { params: { id: affiliate.id } });
  return (
    <Loaded query={basis} failure={t('failedToRead')} lines={12}>
      {(found) => (
        <>
          <MissingCard affiliate={affiliate} basis={found} />
          <AffiliateCards affiliate={affiliate} basis={found} />
        </>
      )}
    </Loaded>
  );
}

export function AffiliatePage() {
  const t = useTranslations('admin.affiliate');
  const { id = '' } = useParams();
  const affiliate = useAnswer(readAffiliate, { params: { id } });
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
      <Loaded query={affiliate} failure={t('failed')} lines={12}>
        {(found) => (
          <>
            <AffiliateHead affiliate={found} />
            <AffiliateStats id={found.id} />
            <Cards affiliate={found} />
            <ReferralsCard id={found.id} />
          </>
        )}
      </Loaded>
    </div>
  );
}
