import { useTranslations } from 'use-intl';
import { counted } from '#web/office/formats/counted.ts';
import { listSentMails } from '#core/contract/mail/sent-mails.ts';
import { Mail } from '#web/kit/icons.tsx';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { NewRowsBar } from '../live/LiveLeads.tsx';
import { useLiveRows } from '../live/use-live-rows.ts';
import { sentMailKeys } from '../queries/sent-mails.ts';
import { type OpenMail, placeholderMail, useSentMailColumns } from './sent-mail-columns.tsx';
import { SentMailFilters } from './SentMailFilters.tsx';

export function SentMailList({ onOpen }: { onOpen: OpenMail }) {
  const t = useTranslations('admin.sentMail');
  const totalText = useTotalText();
  const list = useList(listSentMails, { keys: sentMailKeys, isLive: true });
  const texts = useTranslations('admin.live');
  const { marks, count, show } = useLiveRows({
    entry: listSentMails,
    list,
    keys: sentMailKeys,
    // Most mails are caused by visitors, and all of them leave by themselves.
    isAbout: () => false,
    arrivals: { of: 'mail', areRows: true },
  });
  const showAll = () =>
    list.ask({
      q: undefined,
      status: undefined,
      kind: undefined,
    });
  const aside = (
    <div className={shared.row}>
      {list.data && <Badge>{totalText(list.data)}</Badge>}
      <RefreshButton queryKey={sentMailKeys.all} />
    </div>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={aside}
    >
      <SentMailFilters list={list} />
      <NewRowsBar
        text={count > 0 ? texts('newMails', { count }) : null}
        show={texts('show')}
        onShow={show}
      />
      <ListTable
        list={list}
        marks={marks}
        caption={t('title')}
        columns={useSentMailColumns(onOpen)}
        count={(count) => t('count', counted(count))}
        failure={t('failed')}
        lines={10}
        placeholder={placeholderMail}
        empty={
          <EmptyState
            icon={<Mail />}
            title={t('none')}
            action={<ToolButton onClick={showAll}>{t('showAll')}</ToolButton>}
          >
            {t('noneText')}
          </EmptyState>
        }
      />
    </Card>
  );
}
