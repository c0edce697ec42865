import { dashboardKeys } from './dashboard.ts';
import { interactionKeys } from './interactions.ts';
import { leadKeys } from './leads.ts';
import { timelineKeys } from './timeline.ts';

/** What is no longer true once a lead was changed: its own page is told by the answer. */
export const staleAfterEdit = [
  leadKeys.list(),
  timelineKeys.all,
  dashboardKeys.all,
  interactionKeys.all,
] as const;
