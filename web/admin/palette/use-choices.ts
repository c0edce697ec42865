import { useTranslations } from 'use-intl';
import { type ChoiceGroup, fitting } from './choice.ts';
import { useCommands } from './use-commands.ts';
import { usePeople } from './use-people.ts';

/** The choices for what is wanted. People come first: they are searched for most often. */
export function useChoices(wanted: string, asked: string) {
  const t = useTranslations('admin.palette');
  const { places, actions } = useCommands();
  const { leads, affiliates, isWaiting, hasFailed } = usePeople(wanted, asked);
  const all: ChoiceGroup[] = [
    { value: t('leads'), items: leads },
    { value: t('affiliates'), items: affiliates },
    { value: t('actions'), items: fitting(actions, wanted) },
    { value: t('places'), items: fitting(places, wanted) },
  ];
  return { groups: all.filter(({ items }) => items.length > 0), isWaiting, hasFailed };
}
