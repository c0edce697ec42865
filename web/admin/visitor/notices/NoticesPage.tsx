import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminNoticePath, adminPaths } from '#core/contract/site.ts';
import { listNotices } from '#core/contract/visitor/letters.ts';
import { Check } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Notice } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import { NoticeLetter } from './NoticeLetter.tsx';

type NoticeState = 'open' | 'sent';

function useWayText(state: NoticeState) {
  const t = useTranslations('admin.notices.ways');
  return ({ way }: Notice) => (way === 'email' && state === 'open' ? t('stuck') : t(way ?? 'none'));
}

function useColumns(state: NoticeState): readonly Column<Notice>[] {
  const t = useTranslations('admin.notices');
  const names = useTranslations('admin.notices.columns');
  const wayOf = useWayText(state);
  const columns = columnsOf<Notice, 'name' | 'way' | 'due' | 'sent' | 'actions'>(names, {
    name: {
      isTitle: true,
      cell: ({ name, mobileNumber }) => (
        <div className={shared.lines}>
          <span>{name}</span>
          <span className={shared.smallWrap}>{mobileNumber}</span>
        </div>
      ),
    },
    way: {
      isWide: true,
      cell: (notice) => (notice.setAside ? t('aside.short', notice.setAside) : wayOf(notice)),
    },
    due: {
      cell: ({ dueAt, isOverdue }) =>
        isOverdue ? <Badge tone="red">{t('overdue', { day: dayOf(dueAt) })}</Badge> : dayOf(dueAt),
    },
    sent: {
      isWide: true,
      cell: ({ sentAt, sentBy, setAside }) => {
        const { at, by } = setAside ?? { at: sentAt, by: sentBy };
        return (
          at && (
            <div className={shared.lines}>
              <span>{dayOf(at)}</span>
              {by && <span className={shared.smallWrap}>{t('by', { name: by })}</span>}
            </div>
          )
        );
      },
    },
    actions: {
      side: 'end',
      cell: ({ id, name }) => (
        <Link
          to={`${adminNoticePath(id)}${state === 'sent' ? '&state=sent' : ''}`}
          aria-label={t('readOf', { name })}
        >
          {t('read')}
        </Link>
      ),
    },
  });
  const unused = state === 'open' ? 'sent' : 'due';
  return columns.filter(({ name }) => name !== unused);
}

interface NoticeListProps {
  state: NoticeState;
  onState: (state: NoticeState) => void;
  items: readonly Notice[];
  hasMore: boolean;
}

function NoticeList({ state, onState, items, hasMore }: NoticeListProps) {
  const t = useTranslations('admin.notices');
  const columns = useColumns(state);
  const isToDecide = ({ isAnsweredYes }: Notice) => state === 'open' && isAnsweredYes;
  const toDecide = items.filter(isToDecide);
  const others = items.filter((notice) => !isToDecide(notice));
  return (
    <div className={shared.page}>
      <Card
        title={t('title')}
        isFlush
        aside={
          <QuietSelect
            label={t('show')}
            value={state}
            choices={(['open', 'sent'] as const).map((value) => [value, t(value)])}
            onChange={({ target }) => onState(target.value as NoticeState)}
          />
        }
      >
        <Toolbar>
          <p className={shared.hint}>{t('explained')}</p>
        </Toolbar>
        {others.length === 0 ? (
          <EmptyState
            icon={<Check />}
            title={t(state === 'open' ? 'none' : 'noneSent')}
            text={state === 'open' && t('noneText')}
          />
        ) : (
          <Table caption={t('title')} columns={columns} rows={others} rowKey={({ id }) => id} />
        )}
        {hasMore && <p className={shared.hint}>{t('more')}</p>}
      </Card>
      {toDecide.length > 0 && (
        <Card title={t('decide.title')} isFlush>
          <Toolbar>
            <p className={shared.hint}>{t('decide.text')}</p>
          </Toolbar>
          <Table
            caption={t('decide.title')}
            columns={columns}
            rows={toDecide}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </div>
  );
}

/**
 * The notices that staff have to send or decide on, or those already sent; one of them as a letter
 * to print.
 */
export function NoticesPage() {
  const t = useTranslations('admin.notices');
  useTitle(t('title'));
  const [parameters, setParameters] = useSearchParams();
  const state = parameters.get('state') === 'sent' ? 'sent' : 'open';
  const letter = Number(parameters.get('letter'));
  const query = useAnswer(listNotices, { query: { state } }, { staleTime: 0 });
  const toList = () => setParameters(state === 'sent' ? { state } : {});
  return (
    <Loaded query={query} failure={t('failed')} lines={8}>
      {({ items, hasMore }) => {
        const opened = items.find(({ id }) => id === letter);
        if (opened) {
          return (
            <NoticeLetter
              key={opened.id}
              notice={opened}
              isOpen={state === 'open' || opened.setAside !== null}
              onDone={toList}
            />
          );
        }
        return letter ? (
          <EmptyState title={t('gone')} action={<Link to={adminPaths.notices}>{t('back')}</Link>} />
        ) : (
          <NoticeList
            state={state}
            onState={(next) => setParameters(next === 'sent' ? { state: next } : {})}
            items={items}
            hasMore={hasMore}
          />
        );
      }}
    </Loaded>
  );
}
