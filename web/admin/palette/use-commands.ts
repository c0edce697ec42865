import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { exportLeads } from '#core/contract/lead/export.ts';
import { adminPaths } from '#core/contract/site.ts';
import { useLogOut } from '#web/office/shell/use-log-out.ts';
import { pathOf, tabNames } from '../navigation/tabs.ts';
import { wayOut } from '../navigation/way-out.ts';
import type { Choice } from './choice.ts';

/** The query of the list of leads, where it is on the screen. */
function queryOfList({ pathname, search }: { pathname: string; search: string }): string {
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

/** All places and actions of the palette, in the order in which they are shown. */
export function useCommands(): { places: Choice[]; actions: Choice[] } {
  const t = useTranslations('admin.palette');
  const tabs = useTranslations('admin.shell.tabs');
  const shell = useTranslations('admin.shell');
  const navigate = useNavigate();
  const place = useLocation();
  const queries = useQueryClient();
  const { leave } = useLogOut(wayOut);
  const asked = queryOfList(place);
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
}
