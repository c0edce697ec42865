import { useTranslations } from 'use-intl';
import { listMembers } from '#core/contract/staff/members.ts';
import { Plus, Search } from '#web/kit/icons.tsx';
import { counted } from '#web/office/formats/counted.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { MemberList } from '../api-types.ts';
import { UnsavedBadge, useDraftDialog } from '../draft/DraftDialog.tsx';
import { memberKeys } from '../queries/members.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { placeholderMember } from './placeholder-member.ts';

const statuses = ['active', 'inactive'] as const;

function StaffFilters({ list: { asked, ask } }: { list: MemberList }) {
  const t = useTranslations('admin.staff.filters');
  return (
    <Toolbar>
      <SearchField
        label={t('search')}
        placeholder={t('placeholder')}
        value={asked.q ?? ''}
        onSearch={(q) => ask({ q }, { replace: true })}
      />
      <QuietSelect
        label={t('status')}
        value={asked.status ?? ''}
        onChange={({ target }) => ask({ status: statuses.find((name) => name === target.value) })}
      >
        <option value="">{t('all')}</option>
        {statuses.map((name) => (
          <option
            key={name}
            value={name}
          >
            {t(name)}
          </option>
        ))}
      </QuietSelect>
    </Toolbar>
  );
}

export function StaffTab() {
  const t = useTranslations('admin.staff');
  const draft = useDraftDialog('member:new');
  const list = useList(listMembers, {
    keys: memberKeys,
    opensWith: { sort: 'firstName', direction: 'asc' },
  });
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div className={shared.row}>
          <RefreshButton queryKey={memberKeys.all} />
          <ToolButton
            variant="ink"
            onClick={draft.open}
          >
            <Plus size={16} />
            {t('invite.button')}
            {draft.isUnsaved && <UnsavedBadge />}
          </ToolButton>
        </div>
      }
    >
      <StaffFilters list={list} />
      <ListTable
        list={list}
        caption={t('title')}
        columns={useMemberColumns()}
        count={(total) => t('count', counted(total))}
        failure={t('failed')}
        lines={5}
        placeholder={placeholderMember}
        empty={
          <EmptyState
            icon={<Search />}
            title={t('none')}
            action={
              <ToolButton onClick={() => list.ask({ q: undefined, status: undefined })}>
                {t('showAll')}
              </ToolButton>
            }
          >
            {t('noneText')}
          </EmptyState>
        }
      />
      <InviteDialog draft={draft} />
    </Card>
  );
}
