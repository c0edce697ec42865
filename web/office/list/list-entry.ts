import type * as z from 'zod/mini';
import type { RouteContract } from '#core/contract/route.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import type { ListSchema } from './list-address.ts';

export interface PageOf<Item> {
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
  totalIsCapped: boolean;
  nextCursor: string | null;
}

export type ListEntry = RouteContract<
  z.ZodMiniType,
  ListSchema,
  z.ZodMiniType,
  z.ZodMiniType<PageOf<unknown>, unknown>
>;

/** The query of a list, with all its defaults. */
export type AskedOf<Entry extends ListEntry> = z.output<NonNullable<Entry['query']>>;

export type RowOf<Entry extends ListEntry> = AnswerOf<Entry>['items'][number];
