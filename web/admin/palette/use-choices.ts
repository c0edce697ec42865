import {
  keepPreviousData,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createAffiliate, listAffiliates } from '#core/contract/partners/affiliates.ts';
import { exportLeads } from '#core/contract/leads/lists.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { listViews } from '#core/contract/leads/views.ts';
import { adminAffiliatePath, adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { ShortcutsContext } from '#web/office/shell/shortcuts.ts';
import { useLogOut } from '#web/office/shell/use-log-out.ts';
import type { LeadPage, LeadRow } from '../api-types.ts';
import { useAskForLead } from '../leads/lead/AskForLead.tsx';
import { pathOf } from '../navigation/tabs.ts';
import { findMarked, pressMarked } from '#web/office/shell/use-shortcuts.ts';
import { useTabs } from '../use-tabs.ts';
import { wayOut } from '../navigation/way-out.ts';
import { useDownload } from '../accounts/step-up/use-download.ts';
import { type Choice, type ChoiceGroup, fitting } from './choice.ts';
import { useMay } from '../navigation/session-query.ts';

const most = 6;
/** The fewest letters to ask the server for. */
const fewestLetters = 2;

type Person = Pick<LeadRow, 'id' | 'firstName' | 'lastName' | 'email'>;
type Answer<Found> = Pick<LeadPage, 'elsewhere'> & { items: readonly Found[] };
/** A search while somebody types: old rows stay until new ones arrive. */
const whileTyping = (asked: string) => ({
  enabled: asked.length >= fewestLetters,
  staleTime: 0,
  gcTime: 60_000,
  placeholderData: keepPreviousData,
});

/**
 * The people of one list. Until the server has answered for `wanted`, this filters the previous
 * answer by name and address: Enter must not open a person who was found by other letters.
 */
function useFound<Found extends Person>(
  query: Pick<
    UseQueryResult<Answer<Found>>,
    'data' | 'isFetching' | 'isError' | 'isPlaceholderData'
  >,
  wanted: string,
  asked: string,
) {
  const isWorthAsking = wanted.length >= fewestLetters;
  const { data, isFetching, isError, isPlaceholderData } = query;
  const answer = (isWorthAsking && data?.items) || [];
  const isFor = asked === wanted;
  const isAnswer = isFor && !isPlaceholderData;
  const isKnownToFit = ({ firstName, lastName, email }: Found) =>
    holdsTyped(`${firstName} ${lastName} ${email}`, wanted);
  return {
    people: isAnswer ? answer : answer.filter(isKnownToFit),
    elsewhere: (isAnswer && data?.elsewhere) || [],
    isWaiting: isWorthAsking && (!isFor || isFetching),
    hasFailed: isError,
  };
}

function usePeople(wanted: string, asked: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const t = useTranslations('admin.ask');
  const ask = useAskForLead();
  const open = (path: string) => void navigate(path, { state: { from: pathname + search } });
  const foundBy = (q: string) => ({ query: { q, pageSize: most } });
  const leads = useFound(
    useQuery({ ...callQuery(listLeads, foundBy(asked)), ...whileTyping(asked) }),
    wanted,
    asked,
  );
  const mayFind = useMay()(listAffiliates);
  const askedOf = mayFind ? asked : '';
  const affiliates = useFound(
    useQuery({ ...callQuery(listAffiliates, foundBy(askedOf)), ...whileTyping(askedOf) }),
    mayFind ? wanted : '',
    askedOf,
  );
  return {
    leads: leads.people.map((lead): Choice => ({
      id: `lead:${lead.id}`,
      label: `${lead.firstName} ${lead.lastName}`,
      detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
      run: () => open(adminLeadPath(lead.id)),
    })),
    elsewhere: leads.elsewhere.map(({ ownerName }): Choice => ({
      id: `elsewhere:${ownerName}`,
      label: t('has', { name: ownerName }),
      detail: t('ask'),
      run: () => ask(wanted),
      mustBeSeen: true,
    })),
    affiliates: affiliates.people.map((affiliate): Choice => ({
      id: `affiliate:${affiliate.id}`,
      label: `${affiliate.firstName} ${affiliate.lastName}`,
      detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
      run: () => open(adminAffiliatePath(affiliate.id)),
    })),
    isWaiting: leads.isWaiting || affiliates.isWaiting,
    hasFailed: leads.hasFailed || affiliates.hasFailed,
  };
}

/** The query of the lead list, if it is on the screen. */
function queryOfList({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const isLeadList = pathname === adminPaths.dashboard && parameters.get('tab') === 'leads';
  return isLeadList ? parameters.toString() : '';
}

function useCommands(): { places: Choice[]; actions: Choice[] } {
  const t = useTranslations('admin.palette');
  const shell = useTranslations('admin.shell');
  const navigate = useNavigate();
  const place = useLocation();
  const queries = useQueryClient();
  const { leave } = useLogOut(wayOut);
  const asked = queryOfList(place);
  const may = useMay();
  const download = useDownload();
  const places = useTabs().map(({ name }) => ({
    id: `tab:${name}`,
    label: shell('goTo', { place: shell(`tabs.${name}`) }),
    run: () => void navigate(pathOf(name)),
  }));
  const profile = {
    id: 'profile',
    label: shell('goTo', { place: shell('profile') }),
    run: () => void navigate(adminPaths.profile),
  };
  const all = [
    {
      id: 'new-affiliate',
      roles: createAffiliate.roles,
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
      roles: exportLeads.roles,
      label: asked === '' ? t('exportAll') : t('exportList'),
      run: () => void download(asked === '' ? exportLeads.path : `${exportLeads.path}?${asked}`),
    },
    { id: 'refresh', label: t('refresh'), run: () => void queries.invalidateQueries() },
    { id: 'log-out', label: t('logOut'), run: () => void leave() },
  ];
  const actions = all.filter(({ roles = everyStaff }) => may({ roles }));
  return { places: [...places, profile], actions };
}

/** The shortcuts of the open screen as actions: set a lead's status, write a note. */
function useScreenCommands(): Choice[] {
  const { list } = use(ShortcutsContext) ?? { list: [] };
  return list.flatMap(({ keys: [key = '', ...rest], label }) =>
    rest.length === 0 && findMarked(key) !== null
      ? [{ id: `key:${key}`, label, detail: key, isOfScreen: true, run: () => pressMarked(key) }]
      : [],
  );
}

function useSavedViews(): Choice[] {
  const t = useTranslations('admin.palette');
  const navigate = useNavigate();
  const { data } = useQuery(callQuery(listViews));
  return (data?.items ?? []).map(({ id, name, query }) => ({
    id: `view:${id}`,
    label: name,
    detail: t('view'),
    run: () => void navigate(`${pathOf('leads')}&${query}`),
  }));
}

/** The choices for a search. People come first: they are searched for most often. */
export function useChoices(wanted: string, asked: string) {
  const t = useTranslations('admin.palette');
  const { places, actions } = useCommands();
  const { leads, elsewhere, affiliates, isWaiting, hasFailed } = usePeople(wanted, asked);
  const here = useScreenCommands();
  const views = useSavedViews();
  const all: ChoiceGroup[] = [
    { value: t('leads'), items: [...leads, ...elsewhere] },
    { value: t('affiliates'), items: affiliates },
    { value: t('here'), items: fitting(here, wanted) },
    { value: t('actions'), items: fitting(actions, wanted) },
    { value: t('views'), items: fitting(views, wanted) },
    { value: t('places'), items: fitting(places, wanted) },
  ];
  return { groups: all.filter(({ items }) => items.length > 0), isWaiting, hasFailed };
}
