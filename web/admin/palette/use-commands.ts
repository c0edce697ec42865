import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { exportLeads } from '#core/contract/lead/export.ts';
import { adminPaths } from '#core/contract/site.ts';
import { useLogOut } from '#web/office/shell/use-log-out.ts';
import { pathOf, tabNames } from '../dashboard/tabs.ts';
import { wayOut } from '../way-out.ts';

/** Something that the palette does at once. */
export interface Command {
  id: string;
  label: string;
  run: () => void;
}

/** The parts of the address that say which leads a list holds. */
function asksOfList({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const isLeadList = pathname === adminPaths.dashboard && parameters.get('tab') === 'leads';
  return isLeadList ? parameters.toString() : '';
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Every place and every action that the palette offers, in the order they are shown; the same lines each time. */
export function useCommands(): { places: Command[]; actions: Command[] } {
  const t = useTranslations('admin.palette');
  const tabs = useTranslations('admin.shell.tabs');
  const shell = useTranslations('admin.shell');
  const navigate = useNavigate();
  const place = useLocation();
  const queries = useQueryClient();
  const { leave } = useLogOut(wayOut);
  const asked = asksOfList(place);
  return useMemo(() => {
    const places = tabNames.map((name) => ({
      id: `tab:${name}`,
      label: t('goTo', { place: tabs(name) }),
      run: () => void navigate(pathOf(name)),
    }));
    const profile = {
      id: 'profile',
      label: t('goTo', { place: shell('profile') }),
      run: () => void navigate(adminPaths.profile),
    };
    const actions = [
      {
        id: 'new-affiliate',
        label: t('newAffiliate'),
        run: () => void navigate(pathOf('affiliates'), { state: { isAdding: true } }),
      },
      {
        id: 'search-leads',
        label: t('searchLeads'),
        run: () => void navigate(pathOf('leads'), { state: { isSearching: true } }),
      },
      {
        id: 'export',
        label: asked === '' ? t('exportAll') : t('exportList'),
        run: () => download(asked === '' ? exportLeads.path : `${exportLeads.path}?${asked}`),
      },
      {
        id: 'refresh',
        label: t('refresh'),
        run: () => void queries.invalidateQueries(),
      },
      {
        id: 'log-out',
        label: t('logOut'),
        run: () => void leave(),
      },
    ];
    return { places: [...places, profile], actions };
  }, [t, tabs, shell, navigate, queries, leave, asked]);
}
