import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { type ChoiceGroup, withSameChoices } from './choices.ts';
import { fits } from './fits.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

/**
 * What is offered: people first, because they are what is looked for most. The commands are looked
 * through for `searched`, people are `asked` of the server.
 */
export function useChoices(searched: string, asked: string) {
  const t = useTranslations('admin.palette');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { places, actions } = useCommands();
  const { leads, affiliates, isFetching, hasFailed } = useFound(asked);
  const [shown, setShown] = useState<readonly ChoiceGroup[]>([]);
  const groups = useMemo(() => {
    const from = { state: { from: pathname + search } };
    const all: ChoiceGroup[] = [
      {
        value: t('leads'),
        items: leads.map((lead) => ({
          id: `lead:${lead.id}`,
          label: `${lead.firstName} ${lead.lastName}`,
          detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
          run: () => void navigate(adminLeadPath(lead.id), from),
        })),
      },
      {
        value: t('affiliates'),
        items: affiliates.map((affiliate) => ({
          id: `affiliate:${affiliate.id}`,
          label: `${affiliate.firstName} ${affiliate.lastName}`,
          detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
          run: () => void navigate(adminAffiliatePath(affiliate.id), from),
        })),
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
  }, [t, navigate, pathname, search, leads, affiliates, actions, places, searched]);
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
