import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { createAffiliate, listAffiliates } from '#core/contract/partners/affiliates.ts';
import { exportLeads } from '#core/contract/leads/lists.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { inviteMember, listMembers } from '#core/contract/accounts/members.ts';
import { createLead } from '#core/contract/leads/entry.ts';
import { listImports } from '#core/contract/leads/imports.ts';
import { createTemplate, listTemplates, updateTemplate } from '#core/contract/mail/templates.ts';
import { activateHeroMedia } from '#core/contract/programme/media.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { termKeys } from '#core/domain/programme/term-values.ts';
import { listViews } from '#core/contract/leads/views.ts';
import { adminAffiliatePath, adminLeadPath, adminPaths } from '#core/contract/site.ts';
import { everyStaff, type Roles } from '#core/domain/accounts/staff-role.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { ShortcutsContext } from '#web/office/shell/shortcuts.ts';
import { useLogOut } from '#web/office/shell/use-log-out.ts';
import type { LeadRow } from '../api-types.ts';
import { useAskForLead } from '../leads/lead/AskForLead.tsx';
import { pathOf } from '../navigation/tabs.ts';
import { memberName } from '../accounts/staff/member-name.ts';
import { factPath, termPath } from '../programme/programme-paths.ts';
import { ruleName, termText } from '../programme/rule-texts.ts';
import { groupOf } from '../programme/term-groups.ts';
import { findMarked, pressMarked } from '#web/office/shell/use-shortcuts.ts';
import { useTabs } from '../use-tabs.ts';
import { wayOut } from '../navigation/way-out.ts';
import { useDownload } from '../accounts/step-up/use-download.ts';
import { type Choice, type ChoiceGroup, fitting } from './choice.ts';
import { useMay } from '../navigation/session-query.ts';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import type { ListEntry, RowOf } from '#web/office/list/list-entry.ts';

const most = 6;
const fewestLetters = 2;

/**
 * The rows of one list. Until the server has answered for `wanted`, this filters the previous
 * answer by its words: Enter must not open a row that was found by other letters. Who may not read
 * the list is told of none.
 */
function useFound<Entry extends ListEntry>(
  entry: Entry,
  wanted: string,
  asked: string,
  textOf: (row: RowOf<Entry>) => string,
) {
  const isWorthAsking = useMay()(entry) && wanted.length >= fewestLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...callQuery<ListEntry>(entry, { query: { q: asked, pageSize: most } }),
    enabled: isWorthAsking && asked.length >= fewestLetters,
    staleTime: 0,
    gcTime: 60_000,
    // Old rows stay while somebody types.
    placeholderData: keepPreviousData,
  });
  const rows = ((isWorthAsking && data?.items) || []) as readonly RowOf<Entry>[];
  const isFor = asked === wanted;
  const isAnswer = isWorthAsking && isFor && !isPlaceholderData;
  return {
    found: isAnswer ? rows : rows.filter((row) => holdsTyped(textOf(row), wanted)),
    answer: isAnswer ? (data as AnswerOf<Entry> | undefined) : undefined,
    isWaiting: isWorthAsking && (!isFor || isFetching),
    hasFailed: isError,
  };
}

const mostTerms = 12;

const personText = ({
  firstName,
  lastName,
  email,
}: Pick<LeadRow, 'firstName' | 'lastName' | 'email'>) => `${firstName} ${lastName} ${email}`;

function useRows(wanted: string, asked: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const t = useTranslations('admin.ask');
  const ask = useAskForLead();
  const open = (path: string) => void navigate(path, { state: { from: pathname + search } });
  const leads = useFound(listLeads, wanted, asked, personText);
  const affiliates = useFound(listAffiliates, wanted, asked, personText);
  const members = useFound(listMembers, wanted, asked, (one) => `${memberName(one)} ${one.email}`);
  const mayEdit = useMay()(updateTemplate);
  const templates = useFound(
    listTemplates,
    mayEdit ? wanted : '',
    mayEdit ? asked : '',
    ({ name, subject }) => `${name} ${subject}`,
  );
  const lists = [leads, affiliates, members, templates];
  const { elsewhere = [] } = leads.answer ?? {};
  return {
    leads: leads.found.map((lead): Choice => ({
      id: `lead:${lead.id}`,
      label: `${lead.firstName} ${lead.lastName}`,
      detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
      run: () => open(adminLeadPath(lead.id)),
    })),
    elsewhere: elsewhere.map(({ ownerName }): Choice => ({
      id: `elsewhere:${ownerName}`,
      label: t('has', { name: ownerName }),
      detail: t('ask'),
      run: () => ask(wanted),
      mustBeSeen: true,
    })),
    affiliates: affiliates.found.map((affiliate): Choice => ({
      id: `affiliate:${affiliate.id}`,
      label: `${affiliate.firstName} ${affiliate.lastName}`,
      detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
      run: () => open(adminAffiliatePath(affiliate.id)),
    })),
    members: members.found.map((member): Choice => ({
      id: `member:${member.id}`,
      label: memberName(member),
      detail: member.email ?? member.username,
      run: () => open(`${pathOf('staff')}&q=${encodeURIComponent(member.username)}`),
    })),
    templates: templates.found.map(({ id, name, subject }): Choice => ({
      id: `template:${id}`,
      label: name,
      detail: subject,
      run: () => open(`${pathOf('templates')}&template=${id}`),
    })),
    isWaiting: lists.some(({ isWaiting }) => isWaiting),
    hasFailed: lists.some(({ hasFailed }) => hasFailed),
  };
}

function queryOfList({ pathname, search }: { pathname: string; search: string }): string {
  const parameters = new URLSearchParams(search);
  const isLeadList = pathname === adminPaths.dashboard && parameters.get('tab') === 'leads';
  return isLeadList ? parameters.toString() : '';
}

function useCommands(): { places: Choice[]; actions: Choice[] } {
  const t = useTranslations('admin.palette');
  const shell = useTranslations('admin.shell');
  const of = useTranslations('admin');
  const navigate = useNavigate();
  const place = useLocation();
  const queries = useQueryClient();
  const { leave } = useLogOut(wayOut);
  const asked = queryOfList(place);
  const may = useMay();
  const download = useDownload();
  const places = useTabs().map(({ name }) => ({
    id: `tab:${name}`,
    label: shell('goTo', { place: of(`${name}.place.title`) }),
    words: of(`${name}.place.words`),
    run: () => void navigate(pathOf(name)),
  }));
  const profile = {
    id: 'profile',
    label: shell('goTo', { place: shell('profile') }),
    words: shell('profileWords'),
    run: () => void navigate(adminPaths.profile),
  };
  type Added = 'newLead' | 'imports' | 'newAffiliate' | 'invite' | 'newTemplate' | 'newHero';
  const add = (
    id: Added,
    { roles }: { roles?: Roles | undefined },
    to: string,
    state?: object,
  ) => ({
    id,
    roles,
    label: t(id),
    run: () => void navigate(to, { state }),
  });
  const dialog = { isAdding: true };
  const all = [
    add('newLead', createLead, pathOf('leads'), dialog),
    add('imports', listImports, adminPaths.imports),
    add('newAffiliate', createAffiliate, pathOf('affiliates'), dialog),
    add('invite', inviteMember, pathOf('staff'), dialog),
    add('newTemplate', createTemplate, `${pathOf('templates')}&template=new`),
    add('newHero', activateHeroMedia, adminPaths.heroMedia),
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
  const { data } = useAnswer(listViews);
  return (data?.items ?? []).map(({ id, name, query }) => ({
    id: `view:${id}`,
    label: name,
    detail: t('view'),
    run: () => void navigate(`${pathOf('leads')}&${query}`),
  }));
}

function useProgramme(): Choice[] {
  const t = useTranslations('admin.palette');
  const programme = useTranslations('admin.programme');
  const navigate = useNavigate();
  const hasTab = useTabs().some(({ name }) => name === 'programme');
  const { data } = useQuery({ ...callQuery(readProgramme), enabled: hasTab });
  // Its texts are made once, not with each letter.
  return useMemo(() => {
    if (!data || !hasTab) {
      return [];
    }
    const terms = termKeys.map((key): Choice => {
      const group = programme(`groups.${groupOf(key)}.title`);
      return {
        id: `term:${key}`,
        label: ruleName(programme, key),
        detail: [group, termText(programme, data, key)].join(' · '),
        // People say in full what names shorten.
        words: `${group} ${key} ${key.replace(/^m(in|ax)(?=[A-Z])/, 'm$1imum ')}`,
        run: () => void navigate(termPath(key)),
      };
    });
    const facts = data.factsToConfirm.map(({ id, title }): Choice => ({
      id: `fact:${id}`,
      label: title,
      detail: t('fact'),
      words: t('fact'),
      run: () => void navigate(factPath(id)),
    }));
    return [...terms, ...facts];
  }, [data, hasTab, navigate, programme, t]);
}

/** The choices for a search. People come first: they are searched for most often. */
export function useChoices(wanted: string, asked: string) {
  const t = useTranslations('admin.palette');
  const { places, actions } = useCommands();
  const rows = useRows(wanted, asked);
  const here = useScreenCommands();
  const views = useSavedViews();
  const programme = useProgramme();
  const all: ChoiceGroup[] = [
    { value: t('leads'), items: [...rows.leads, ...rows.elsewhere] },
    { value: t('affiliates'), items: rows.affiliates },
    { value: t('staff'), items: rows.members },
    { value: t('here'), items: fitting(here, wanted) },
    { value: t('actions'), items: fitting(actions, wanted) },
    { value: t('views'), items: fitting(views, wanted) },
    { value: t('places'), items: fitting(places, wanted) },
    {
      value: t('setup'),
      items: wanted === '' ? [] : fitting(programme, wanted).slice(0, mostTerms),
    },
    { value: t('templates'), items: rows.templates },
  ];
  const { isWaiting, hasFailed } = rows;
  return { groups: all.filter(({ items }) => items.length > 0), isWaiting, hasFailed };
}
