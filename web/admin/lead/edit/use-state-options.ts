import { useQuery } from '@tanstack/react-query';
import { statesOutside } from '#core/domain/programme-terms.ts';
import { stateChoices } from '#core/i18n/state-names.ts';
import type { Choice } from '#web/kit/form/Select.tsx';
import { termInForce } from '../../programme/term-in-force.ts';
import { programmeQuery } from '../../queries/programme.ts';

/** The states of a lead's home; those that the program does not cover today say so. */
export function useStateOptions(): readonly Choice[] {
  // The lead's page asks for it anyway; for the names of states its answer is new enough.
  const { data } = useQuery({ ...programmeQuery, staleTime: Infinity });
  const eligibleStates = termInForce(data, 'eligibleStates');
  const outside = eligibleStates ? statesOutside({ eligibleStates }) : [];
  return stateChoices('en', outside).map(({ code, name }) => ({ value: code, label: name }));
}
