import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { type Choice, type ChoiceGroup, withSameChoices } from './choices.ts';
import { fits, isFoundBy } from './fits.ts';
import { useCommands } from './use-commands.ts';
import { fewestLetters, useFound } from './use-found.ts';

/** The people on the server's last answer, as lines. */
function usePeople(asked: string) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const { leads, affiliates, ...found } = useFound(asked);
  const leadLines = useMemo(
    () =>
      leads.map((lead) => ({
        id: `lead:${lead.id}`,
        label: `${lead.firstName} ${lead.lastName}`,
        detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
        foundBy: `${lead.firstName} ${lead.lastName} ${lead.email}`.toLowerCase(),
        run: () => void navigate(adminLeadPath(lead.id), { state: { from } }),
      })),
    [leads, navigate, from],
  );
  const affiliateLines = useMemo(
    () =>
      affiliates.map((affiliate) => ({
        id: `affiliate:${affiliate.id}`,
        label: `${affiliate.firstName} ${affiliate.lastName}`,
        detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
        foundBy: `${affiliate.firstName} ${affiliate.lastName}`.toLowerCase(),
        run: () => void navigate(adminAffiliatePath(affiliate.id), { state: { from } }),
      })),
    [affiliates, navigate, from],
  );
  return { leadLines, affiliateLines, ...found };
}

/** Of people found for one text, those who are found for another. */
function foundFor(people: readonly Choice[], text: string | undefined, wanted: string) {
  if (wanted.length < fewestLetters) {
    return [];
  }
  return text === wanted ? people : people.filter((person) => isFoundBy(person, wanted));
}

/**
 * What is offered: people first, because they are what is looked for most. The commands are looked
 * through for `searched`, people are `asked` of the server. Every line fits what is searched for:
 * until the server has answered, people of the answer before are offered as far as they fit.
 */
export function useChoices(searched: string, asked: string) {
  const t = useTranslations('admin.palette');
  const { places, actions } = useCommands();
  const people = usePeople(asked);
  const { leadLines, leadsFor, affiliateLines, affiliatesFor, isFetching, hasFailed } = people;
  const [shown, setShown] = useState<readonly ChoiceGroup[]>([]);
  const groups = useMemo(() => {
    const wanted = searched.trim();
    const all: ChoiceGroup[] = [
      {
        value: t('leads'),
        items: foundFor(leadLines, leadsFor, wanted),
      },
      {
        value: t('affiliates'),
        items: foundFor(affiliateLines, affiliatesFor, wanted),
      },
      {
        value: t('actions'),
        items: actions.filter(({ label }) => fits(label, searched)),
      },
      {
        value: t('places'),
        items: places.filter(({ label }) => fits(label, searched)),
      },
    ];
    return all.filter(({ items }) => items.length > 0);
  }, [t, leadLines, leadsFor, affiliateLines, affiliatesFor, actions, places, searched]);
  const [latest, setLatest] = useState<typeof groups>();
  if (latest !== groups) {
    setLatest(groups);
    setShown(withSameChoices(shown, groups));
  }
  return {
    groups: shown,
    isFetching,
    hasFailed,
  };
}
