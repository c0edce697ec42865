import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readyViews } from '#core/contract/leads/ready-views.ts';
import { readQueue, takeNext } from '#core/contract/office/queue.ts';
import { adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { readProfile, updateWork } from '#core/contract/accounts/staff.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import type { QueueReason } from '#core/domain/office/queue.ts';
import { Button } from '#web/kit/Button.tsx';
import { Check, Phone } from '#web/kit/icons.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useRowCursor } from '#web/office/list/use-row-cursor.ts';
import type { RowId } from '#web/office/list/use-selection.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { NoticesDue } from '../../visitor/notices/NoticesDue.tsx';
import { inTab } from '../../navigation/tabs.ts';
import { type QueueItem, QueueRow } from './QueueRow.tsx';
import styles from './today.module.css';
import { untilHoursChange } from './until-hours-change.ts';
import { queueQuery } from '../office-queries.ts';

const listOf = (asked: Readonly<Record<string, string>>) =>
  `${adminPaths.dashboard}?${new URLSearchParams({ ...inTab('leads'), ...asked })}`;

const waiting = readyViews.callFirst;
const steps = { ...readyViews.mine, sort: 'nextStep', direction: 'desc', nextStep: 'due' };

/** `most` limits a section, so that it does not hide those below; its list has the rest. */
const groups = [
  { name: 'followUp', tone: 'violet', reasons: ['follow_up'], most: 12, list: listOf(steps) },
  { name: 'overdue', tone: 'red', reasons: ['overdue'], most: 50, list: listOf(waiting) },
  { name: 'due', tone: 'amber', reasons: ['due'], most: 50, list: listOf(waiting) },
  { name: 'fresh', tone: 'blue', reasons: ['new', 'unowned'], most: 50, list: listOf(waiting) },
  {
    name: 'old',
    tone: 'grey',
    reasons: ['old'],
    most: 5,
    list: listOf({ ...waiting, owner: 'nobody' }),
  },
] as const satisfies readonly {
  name: string;
  tone: string;
  reasons: readonly QueueReason[];
  most: number;
  list: string;
}[];

function toWaiting(chunks: ReactNode) {
  return <Link to={listOf(waiting)}>{chunks}</Link>;
}

function ShiftSwitch({ isOnShift }: { isOnShift: boolean }) {
  const t = useTranslations('admin.today');
  const write = useWrite(updateWork, {
    makesStale: [readQueue, readProfile],
    failed: t('shiftFailed'),
  });
  const isOn = (write.isPending ? write.variables.body?.onShift : undefined) ?? isOnShift;
  return (
    <Switch
      isOn={isOn}
      onChange={(onShift) => write.mutate({ body: { onShift } })}
      label={t('onShift')}
      isPending={write.isPending}
    >
      {t(isOn ? 'onShift' : 'offShift')}
    </Switch>
  );
}

/** The main button: gives the first unowned lead to the signed-in member and opens it. */
function TakeNext({ isNobodyWaiting }: { isNobodyWaiting: boolean }) {
  const t = useTranslations('admin.today');
  const navigate = useNavigate();
  const take = useWrite(takeNext, {
    makesStale: [readQueue, listLeads],
    onSuccess({ lead }) {
      if (lead) {
        void navigate(adminLeadPath(lead.id));
      } else {
        toastSuccess({ title: t('noneToTake') });
      }
    },
    failed: t('takeFailed'),
  });
  return (
    <Button
      variant="sun"
      className={styles.take}
      aria-keyshortcuts="t"
      disabled={take.isPending || isNobodyWaiting}
      onClick={() => take.mutate({})}
    >
      <Phone size={18} />
      {t(take.isPending ? 'taking' : 'take')}
    </Button>
  );
}

function Group({
  name,
  tone,
  most,
  list,
  items,
  current,
}: Omit<(typeof groups)[number], 'reasons'> & { items: QueueItem[]; current: RowId | null }) {
  const t = useTranslations('admin.today');
  if (items.length === 0) {
    return null;
  }
  return (
    <Card title={t(`groups.${name}`)} aside={<Badge tone={tone}>{items.length}</Badge>} isFlush>
      <ul className={shared.list}>
        {items.slice(0, most).map((item) => (
          <QueueRow key={item.lead.id} item={item} isCurrent={item.lead.id === current} />
        ))}
      </ul>
      {items.length > most && (
        <Link to={list} className={styles.rest}>
          {t('rest', { count: String(items.length - most) })}
        </Link>
      )}
    </Card>
  );
}

/** The leads to call now: the first screen of staff who call. */
export function TodayTab() {
  const t = useTranslations('admin.today');
  const queue = useQuery({
    ...queueQuery,
    // The news do not report when a lead may be called.
    refetchInterval: ({ state }) => untilHoursChange(state.data?.items ?? [], Date.now()),
    refetchIntervalInBackground: true,
  });
  const unowned = queue.data?.items.filter(({ lead }) => lead.ownerId === null) ?? [];
  const sections = groups.map(({ reasons, ...group }) => {
    const isOf = ({ reason }: QueueItem) => (reasons as readonly QueueReason[]).includes(reason);
    return { ...group, items: queue.data?.items.filter(isOf) ?? [] };
  });
  const rows = sections.flatMap(({ items, most }) => items.slice(0, most));
  const { body, current, onFocus } = useRowCursor<HTMLDivElement>({
    rows: rows.map(({ lead }) => lead.id),
  });
  return (
    <div ref={body} className={shared.stack} onFocus={onFocus}>
      <NoticesDue />
      <div className={`${shared.wrapCentered} ${styles.head}`}>
        <TakeNext isNobodyWaiting={queue.data !== undefined && unowned.length === 0} />
        {queue.data && <ShiftSwitch isOnShift={queue.data.isOnShift} />}
        <p role="status" className={`${shared.hint} ${styles.note}`}>
          {queue.data?.isNobodyFree && t('nobodyFree', { count: unowned.length })}
        </p>
      </div>
      <Loaded query={queue} failure={t('failed')} lines={10}>
        {({ items, hasMore }) => (
          <>
            {items.length === 0 && (
              <Card title={t('title')}>
                <EmptyState icon={<Check />} title={t('none')}>
                  {t('noneText')}
                </EmptyState>
              </Card>
            )}
            {sections.map((section) => (
              <Group key={section.name} {...section} current={current} />
            ))}
            {hasMore && <p className={shared.hint}>{t.rich('more', { list: toWaiting })}</p>}
          </>
        )}
      </Loaded>
    </div>
  );
}
