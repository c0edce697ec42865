import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { askAffiliates, askLeads } from './ask-people.ts';
import { type Finder, makeFinder } from './finder.ts';
import { useCommands } from './use-commands.ts';

/** What the palette finds, the same object throughout; it knows where one is and what can be done there. */
export function useFinder(): Finder {
  const t = useTranslations('admin.palette');
  const queries = useQueryClient();
  const commands = useCommands();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openNow = useRef((_path: string) => {});
  useLayoutEffect(() => {
    openNow.current = (path) => void navigate(path, { state: { from: pathname + search } });
  });
  const [finder] = useState(() => {
    const open = (path: string) => openNow.current(path);
    const people = {
      leads: askLeads(queries, open),
      affiliates: askAffiliates(queries, open),
    };
    const made = makeFinder(people, {
      leads: t('leads'),
      affiliates: t('affiliates'),
      actions: t('actions'),
      places: t('places'),
    });
    made.offer(commands);
    return made;
  });
  useLayoutEffect(() => finder.offer(commands), [finder, commands]);
  useLayoutEffect(() => finder.watch(), [finder]);
  return finder;
}
