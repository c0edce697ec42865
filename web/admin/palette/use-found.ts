import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import type { ListEntry, RowOf } from '#web/office/list/list-entry.ts';
import { useMay } from '../navigation/session-query.ts';

const most = 6;
/** The fewest letters to ask the server for. */
const fewestLetters = 2;

/**
 * The rows of one list. Until the server has answered for `wanted`, this filters the previous
 * answer by its words: Enter must not open a row that was found by other letters. Who may not read
 * the list is told of none.
 */
export function useFound<Entry extends ListEntry>(
  entry: Entry,
  wanted: string,
  asked: string,
  textOf: (row: RowOf<Entry>) => string,
) {
  const isWorthAsking = useMay()(entry) && wanted.length >= fewestLetters;
  const { data, isFetching, isError, isPlaceholderData } = useQuery({
    ...callQuery<ListEntry>(entry, { query: { q: asked, pageSize: most } }),
    enabled: isWorthAsking && asked.length >= fewestLetters,
    staleTime: 0,
    gcTime: 60_000,
    // Old rows stay while somebody types.
    placeholderData: keepPreviousData,
  });
  const rows = ((isWorthAsking && data?.items) || []) as readonly RowOf<Entry>[];
  const isFor = asked === wanted;
  const isAnswer = isWorthAsking && isFor && !isPlaceholderData;
  return {
    found: isAnswer ? rows : rows.filter((row) => holdsTyped(textOf(row), wanted)),
    answer: isAnswer ? (data as AnswerOf<Entry> | undefined) : undefined,
    isWaiting: isWorthAsking && (!isFor || isFetching),
    hasFailed: isError,
  };
}
