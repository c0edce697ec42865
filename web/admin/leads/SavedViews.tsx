import { type SubmitEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { listDeletedLeads } from '#core/contract/leads/lists.ts';
import {
  countView,
  createView,
  deleteView,
  listViews,
  shareView,
} from '#core/contract/leads/views.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import { Close } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolPopover } from '#web/office/list/ToolPopover.tsx';
import { TotalBadge } from '#web/office/list/TotalBadge.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SavedView } from '../api-types.ts';
import { deletedPath } from '../deleted/deleted-view.ts';
import { May } from '../May.tsx';
import { pathOf } from '../navigation/tabs.ts';
import styles from './saved-views.module.css';

const openAndOutdated = { shown: 'outdated', status: openLeadStatuses.join(',') } as const;

/** Parts of an address that are a position in the list, not part of a view. */
const places = ['tab', 'page', 'cursor'];

function queryOf(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  for (const name of places) {
    kept.delete(name);
  }
  return kept.toString();
}

function View({ view }: { view: SavedView }) {
  const t = useTranslations('admin.leads.views');
  const { data } = useAnswer(countView, { params: { id: view.id } }, { staleTime: 0 });
  const remove = useWrite(deleteView, {
    makesStale: [allUnder(listViews)],
    onError: () => toastError({ title: t('notRemoved') }),
  });
  return (
    <li className={`${shared.centered} ${styles.view}`}>
      <Link to={`${pathOf('leads')}&${view.query}`}>{view.name}</Link>
      {!view.isOwn && <span className={styles.owner}>{t('by', { name: view.ownerName })}</span>}
      <TotalBadge of={data} />
      {view.isOwn && (
        <ToolButton
          variant="quiet"
          isSquare
          aria-label={t('remove', { name: view.name })}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ params: { id: String(view.id) } })}
        >
          <Close size={16} />
        </ToolButton>
      )}
    </li>
  );
}

function SaveForm() {
  const t = useTranslations('admin.leads.views');
  const [parameters] = useSearchParams();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const save = useWrite(createView, {
    makesStale: [allUnder(listViews)],
    done: t('saved'),
    about: (view) => view.name,
    onSuccess: () => setName(''),
    onError: () => toastError({ title: t('notSaved') }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate({ body: { name: name.trim(), query: queryOf(parameters), isShared } });
  };
  return (
    <form className={`${shared.tightRows} ${styles.form}`} onSubmit={submit}>
      <label className={shared.label}>
        {t('name')}
        <input
          className={shared.field}
          maxLength={60}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <May call={shareView}>
        <label className={`${shared.centered} ${styles.shared}`}>
          <input
            type="checkbox"
            checked={isShared}
            onChange={({ target }) => setIsShared(target.checked)}
          />
          {t('share')}
        </label>
      </May>
      <ToolButton type="submit" variant="ink" disabled={name.trim() === '' || save.isPending}>
        {t('save')}
      </ToolButton>
    </form>
  );
}

function Views() {
  const t = useTranslations('admin.leads.views');
  const { data, error } = useAnswer(listViews);
  if (error) {
    return <p role="alert">{t('failed')}</p>;
  }
  if (data?.items.length === 0) {
    return <p className={styles.owner}>{t('none')}</p>;
  }
  return (
    <ul className={styles.views}>
      {data?.items.map((view) => (
        <View key={view.id} view={view} />
      ))}
    </ul>
  );
}

function Panel() {
  const t = useTranslations('admin.leads.views');
  const deleted = useTranslations('admin.deletedLeads');
  // How many there are is the total of a minimal page.
  const counted = { query: { ...openAndOutdated, pageSize: 1 } };
  const { data } = useAnswer(listLeads, counted, { staleTime: 0 });
  return (
    <>
      <ul className={styles.views}>
        <li className={`${shared.centered} ${styles.view}`} title={t('outdatedHint')}>
          <Link to={`${pathOf('leads')}&${new URLSearchParams(openAndOutdated)}`}>
            {t('outdated')}
          </Link>
          <TotalBadge of={data} />
        </li>
      </ul>
      <Views />
      <May call={listDeletedLeads}>
        <ul className={styles.views}>
          <li
            className={`${shared.centered} ${styles.view}`}
            title={deleted('openHint', { days: String(restorableDays) })}
          >
            <Link to={deletedPath('leads')}>{deleted('open')}</Link>
          </li>
        </ul>
      </May>
      <SaveForm />
    </>
  );
}

export function SavedViews() {
  const t = useTranslations('admin.leads.views');
  return (
    <ToolPopover label={t('title')}>
      <Panel />
    </ToolPopover>
  );
}
