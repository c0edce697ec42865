import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listReviews } from '#core/contract/partners/affiliate/review.ts';
import { createAffiliate, listAffiliates } from '#core/contract/partners/affiliates.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Handshake, Plus, Search } from '#web/kit/icons.tsx';
import { part } from '#web/kit/part.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { ListSearch } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import type { AffiliateList } from '../../api-types.ts';
import { areDeletedAsked, deletedPath } from '../../deleted/deleted-view.ts';
import { DraftDialog, type DraftDialogState, UnsavedBadge } from '../../draft/DraftDialog.tsx';
import { useAskedDraft } from '../../draft/use-asked-draft.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveRows } from '../../office/live/use-live-rows.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { UndoBar } from '../../undo/UndoBar.tsx';
import { useAffiliateColumns } from './affiliate-columns.tsx';
import styles from './affiliates.module.css';
import { AffiliateFields } from './AffiliateFields.tsx';
import { affiliateBody, blankAffiliate, checkRate, defaultPay } from './affiliate-body.ts';

function AffiliateForm({ draftName, close }: DraftDialogState) {
  const t = useTranslations('admin.newAffiliate');
  const contractForm = useContractForm(createAffiliate, {
    start: blankAffiliate,
    draftName,
    toBody: affiliateBody,
    alsoCheck: checkRate,
    makesStale: [allUnder(listAffiliates)],
    t,
    about: ({ firstName, lastName, referralCode }) => `${firstName} ${lastName} · ${referralCode}`,
    check: t('check'),
    onSuccess: close,
  });
  const { line } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} variant="sun" hasTwoColumns onDone={close}>
      <AffiliateFields {...contractForm} payOf={defaultPay} />
      <TextInput
        {...line('referralCode')}
        label={t('referralCode')}
        spellCheck={false}
        optional={t('optional')}
        hint={t('referralCodeHint')}
      />
    </DialogForm>
  );
}

function NoAffiliates({ list: { asked, ask } }: { list: AffiliateList }) {
  const t = useTranslations('admin.affiliates.none');
  const showAll = () => ask({ q: undefined });
  if (asked.q) {
    return (
      <EmptyState
        icon={<Search />}
        title={t('title')}
        text={t('unmatched', { q: asked.q })}
        action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
      />
    );
  }
  const isFirst = asked.page === 1;
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('title')}
      text={t('text')}
      action={!isFirst && <ToolButton onClick={showAll}>{t('goToFirst')}</ToolButton>}
    />
  );
}

const Reviews = part(async () => (await import('./PartnerReviews.tsx')).PartnerReviews);

function ToReview() {
  const t = useTranslations('admin.affiliateReviews');
  const totalText = useTotalText();
  const { data } = useAnswer(listReviews, { query: { pageSize: 1 } });
  return data && data.total > 0 ? (
    <Link to={reviewsPath}>{t('open', { count: totalText(data) })}</Link>
  ) : null;
}

const Deleted = part(async () => (await import('./DeletedAffiliates.tsx')).DeletedAffiliates);

function AffiliateSearch({ list }: { list: AffiliateList }) {
  const t = useTranslations('admin.affiliates.search');
  const isWorthSearching = list.asked.q || (list.data && list.data.total > 0);
  if (!isWorthSearching) {
    return null;
  }
  return (
    <div className={styles.search} role="search">
      <ListSearch list={list} t={t} />
    </div>
  );
}

function Aside({ draft }: { draft: DraftDialogState }) {
  const t = useTranslations('admin.affiliates');
  const totalText = useTotalText();
  const { data: active } = useAnswer(listAffiliates, { query: { status: 'active', pageSize: 1 } });
  return (
    <div className={shared.row}>
      <span className={active ? undefined : styles.uncounted}>
        <Badge tone="green">{t('active', { count: active ? totalText(active) : '0' })}</Badge>
      </span>
      <RefreshButton of={[allUnder(listAffiliates)]} />
      <May call={createAffiliate}>
        <ToolButton variant="ink" onClick={draft.open}>
          <Plus size={16} />
          {t('add')}
          {draft.isUnsaved && <UnsavedBadge />}
        </ToolButton>
      </May>
    </div>
  );
}

const reviewsPath = `${pathOf('affiliates')}&view=review`;

function AffiliatesCard() {
  const t = useTranslations('admin.affiliates');
  const deleted = useTranslations('admin.deletedAffiliates');
  const adding = useTranslations('admin.newAffiliate');
  const draft = useAskedDraft('affiliate:new');
  const list = useList(listAffiliates, { isLive: true });
  const live = useLiveRows(listAffiliates, list, {
    isAbout: ({ entity }) => entity === 'affiliate',
    arrivals: 'leads',
  });
  return (
    <Card title={t('title')} isFlush aside={<Aside draft={draft} />}>
      <div className={shared.tools}>
        <AffiliateSearch list={list} />
        <ToReview />
        <Link
          to={deletedPath('affiliates')}
          title={deleted('openHint', { days: String(restorableDays) })}
        >
          {deleted('open')}
        </Link>
      </div>
      <LiveBar live={live} of="newPartners" />
      <ListTable
        list={list}
        marks={live.marks}
        t={t}
        columns={useAffiliateColumns()}
        lines={8}
        empty={<NoAffiliates list={list} />}
      />
      <UndoBar place="affiliates" />
      <DraftDialog draft={draft} title={adding('title')} description={adding('text')}>
        <AffiliateForm {...draft} />
      </DraftDialog>
    </Card>
  );
}

export function AffiliatesTab() {
  const [parameters] = useSearchParams();
  const areReviewsAsked = parameters.get('view') === 'review';
  if (!areReviewsAsked && !areDeletedAsked(parameters)) {
    return <AffiliatesCard />;
  }
  const Asked = areReviewsAsked ? Reviews : Deleted;
  return <Asked waiting={<Skeleton lines={6} />} />;
}
