import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { type LeadKind, sumValues } from './queries.ts';

interface Asked {
  kind: LeadKind;
  values: readonly string[];
  /** The lender's days, both included; without them all. */
  from?: string | undefined;
  to?: string | undefined;
}

/** How many leads have one of these values; exact, without reading one of them. */
export function countValues({ db, config }: Context<StaffActor>, asked: Asked): Promise<number> {
  return sumValues(db, { timeZone: config.timeZone, ...asked });
}
