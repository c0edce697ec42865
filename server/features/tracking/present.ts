import type { InteractionRow } from './queries.ts';

export const presentInteraction = ({ createdAt, ...row }: InteractionRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
