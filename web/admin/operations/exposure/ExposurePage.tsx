import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { readExposure } from '#core/contract/operations/audit.ts';
import { adminExposurePath, adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { Search } from '#web/kit/icons.tsx';
import { isUnknown } from '#web/office/cache/is-unknown.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { ListTable } from '#web/office/list/ListTable.tsx';
import { QuietSelect } from '#web/office/list/QuietSelect.tsx';
import { useList } from '#web/office/list/use-list.ts';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { Toolbar } from '#web/office/parts/Toolbar.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { ExposedLead, Exposure } from '../../api-types.ts';
import { useActionLabel } from '../audit/use-action-label.ts';
import { pathOf } from '../../navigation/tabs.ts';

function Known({ exposure }: { exposure: Exposure }) {
  const t = useTranslations('admin.exposure');
  const roles = useTranslations('admin.staff.roles');
  const when = (moment: string) => dayOf(moment, 'dateTime');
  const { who, from, to, isExact, keptSince } = exposure;
  const span = { from: when(from), to: when(to) };
  const name = who.name ?? t('unnamed', { id: String(who.id) });
  const sentences = [
    who.kind === 'staff'
      ? t('of', { ...span, name, roles: who.roles.map((role) => roles(role)).join(', ') })
      : t('affiliateOf', { ...span, name }),
    t(isExact ? 'exact' : 'atMost'),
    ...(keptSince ? [t('kept', { since: when(keptSince) })] : []),
    t('notKept'),
  ];
  return sentences.map((sentence) => (
    <p key={sentence} className={shared.hint}>
      {sentence}
    </p>
  ));
}

function Time({ value }: { value: string | null }) {
  return value === null ? <span className={shared.small}>–</span> : <ExactTime value={value} />;
}

function useExposureColumns(): readonly Column<ExposedLead>[] {
  const t = useTranslations('admin.exposure.columns');
  const labelOf = useActionLabel();
  return columnsOf(t, {
    lead: {
      sort: 'lead',
      isTitle: true,
      isWide: false,
      cell: ({ id }) => <Link to={adminLeadPath(id)}>{leadReference(id)}</Link>,
    },
    how: { isWide: true, cell: ({ actions }) => actions.map(labelOf).join(', ') || '–' },
    times: { cell: ({ times }) => times },
    first: { cell: ({ firstAt }) => <Time value={firstAt} /> },
    last: { cell: ({ lastAt }) => <Time value={lastAt} /> },
  });
}

/** For a breach: the leads that a session or account has read or could have read. */
export function ExposurePage() {
  const t = useTranslations('admin.exposure');
  useTitle(t('title'));
  const list = useList(readExposure);
  const { asked, ask } = list;
  const exposure = list.data as Exposure | undefined;
  const columns = useExposureColumns();
  const { who } = exposure ?? {};
  // Retrying does not help an address that names nothing.
  const namesNothing = isUnknown(list.error);
  return (
    <div className={`${shared.page} ${shared.stack}`}>
      <WayBack to={pathOf('audit')}>{t('back')}</WayBack>
      <h1 className={shared.name}>{t('title')}</h1>
      {exposure && <Known exposure={exposure} />}
      {namesNothing ? (
        <EmptyState icon={<Search />} title={t('unknown')} text={t('unknownText')} />
      ) : (
        <Card title={t(asked.which ?? 'did')} isFlush aside={<TotalBadge of={list.data} />}>
          <Toolbar>
            <QuietSelect
              label={t('which')}
              value={asked.which ?? 'did'}
              onChange={({ target }) => ask({ which: target.value === 'could' ? 'could' : 'did' })}
              choices={[
                ['did', `${t('did')} (${exposure?.didRead ?? '…'})`],
                ['could', `${t('could')} (${exposure?.couldRead ?? '…'})`],
              ]}
            />
            {asked.session && who?.kind === 'staff' && (
              <Link to={adminExposurePath('account', who.id)}>{t('account')}</Link>
            )}
          </Toolbar>
          <ListTable
            list={list}
            t={t}
            columns={columns}
            lines={8}
            empty={<EmptyState icon={<Search />} title={t('none')} text={t('noneText')} />}
          />
        </Card>
      )}
    </div>
  );
}
