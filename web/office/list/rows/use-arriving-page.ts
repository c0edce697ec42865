import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withMoreRows } from './arriving-rows.ts';
import type { PageOf } from '../list-entry.ts';
import type { RowId } from '../use-selection.ts';

interface Row {
  readonly id: RowId;
}

/** Milliseconds that rows may take of a frame; whoever types needs the rest of its 16. */
const mostMs = 8;
const fewest = 2;
/** What a row took on this machine, with its part of the table around; a slow one until it is known. */
let rowMs = 3;

/** What is on the screen, and the answer that it is the page of. */
interface Shown<Item> {
  page: PageOf<Item> | undefined;
  of: PageOf<Item> | undefined | null;
}

/** The page with the rows of before wherever they are the same: those need no work. */
function withKeptRows<Item extends Row>(
  page: PageOf<Item>,
  before: readonly Item[] | undefined,
): PageOf<Item> {
  const byId = new Map(before?.map((row) => [row.id, row]));
  const items = page.items.map((row) => replaceEqualDeep(byId.get(row.id), row));
  return { ...page, items };
}

/** Does the work for so many new rows and learns from it what a row takes. */
function timeRows(count: number, work: () => void): void {
  const start = performance.now();
  work();
  if (count >= fewest) {
    rowMs = (rowMs + (performance.now() - start) / count) / 2;
  }
}

/**
 * The page of a list as it comes onto the screen. Fifty rows at once stop whoever goes on typing, so
 * they come some a frame, the upper ones first, as many as this machine manages; those of before stand
 * until it is their turn. A page that is there from the beginning stands at once, so that the place
 * where it was left is found again, and so does the first one: nobody types into grey lines, and a
 * table that grows from nothing moves its columns with every row.
 */
export function useArrivingPage<Item extends Row>(
  latest: PageOf<Item> | undefined,
): { page: PageOf<Item> | undefined; areComing: boolean } {
  // Of no answer while rows of two stand in it. What is to come is looked at in the frame it comes in:
  // the rendering of an answer tells all that shows something of it, and lasts long enough.
  const [shown, setShown] = useState<Shown<Item>>({ page: latest, of: latest });
  const coming = useRef(shown);
  const areComing = shown.of !== latest;
  const { page } = shown;
  useEffect(() => {
    if (!areComing) {
      return undefined;
    }
    const step = (most: number) => {
      if (coming.current.of !== latest) {
        coming.current = { of: latest, page: latest && withKeptRows(latest, page?.items) };
      }
      const whole = coming.current.page;
      const before = page?.items ?? [];
      const items = whole && withMoreRows(before, whole.items, most);
      const isLast = !whole || items === whole.items;
      const part = { ...(page ?? whole!), items: items! };
      const next = isLast ? coming.current : { page: part, of: null };
      const known = new Set(before);
      const count = items?.filter((row) => !known.has(row)).length ?? 0;
      timeRows(count, () => flushSync(() => setShown(next)));
    };
    if (document.hidden) {
      // Nobody looks, and frames do not come.
      const timer = setTimeout(() => step(Infinity));
      return () => clearTimeout(timer);
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // Behind the frame, which had the answer or the rows before to do.
      const fitting = Math.max(fewest, Math.floor(mostMs / rowMs));
      timer = setTimeout(() => step(page ? fitting : Infinity));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [areComing, page, latest]);
  return { page, areComing };
}
