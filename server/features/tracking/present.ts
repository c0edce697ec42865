import type { InteractionRow } from './queries.ts';

export function presentInteraction({ createdAt, ...row }: InteractionRow) {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
  };
}
