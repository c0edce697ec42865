import { keepPreviousData, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { listAffiliates } from '#core/contract/affiliates.ts';
import { listLeads } from '#core/contract/leads.ts';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { affiliateKeys } from '../queries/affiliates.ts';
import { leadKeys } from '../queries/leads.ts';
import type { Choice } from './choices.ts';
import { isFoundBy } from './fits.ts';

const most = 6;
/** So many letters are worth asking the server for. */
const fewestLetters = 2;

const isWorthAsking = (text: string) => text.length >= fewestLetters;

/** Opens the page of a person. */
type Open = (path: string) => void;

interface Source<Person> {
  /** The first parts of the key of its questions. */
  keys: readonly string[];
  find: (q: string, signal: AbortSignal) => Promise<{ items: readonly Person[] }>;
  toChoice: (person: Person) => Choice;
}

/** People of one list of the server, as lines. */
export interface People {
  /** Asks for a text, or gives up the question where it is too short. Asked already it costs nothing. */
  ask: (text: string) => void;
  /**
   * Those of the last answer who are known to be found for a text. That is all of them for the text
   * they are the answer for; for another one they have to hold its letters.
   */
  findFor: (text: string) => readonly Choice[];
  /** Whether the server is still to be asked for a text, or has not answered yet. */
  isAwaitedFor: (text: string) => boolean;
  hasFailed: () => boolean;
  /** Tells of each change, until the answer is called. */
  watch: (onChange: () => void) => () => void;
}

/**
 * Asks without React: to render for each step of a question takes a slow machine half a frame. A
 * question that was overtaken is given up, so the answer is always the last.
 */
function askOne<Person>(queries: QueryClient, source: Source<Person>): People {
  const about = (q: string) => ({
    queryKey: [...source.keys, 'palette', q],
    queryFn: ({ signal }: { signal: AbortSignal }) => source.find(q, signal),
    enabled: isWorthAsking(q),
    staleTime: 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    // Lines that say the same are kept anyway.
    structuralSharing: false,
  });
  let asked = '';
  const observer = new QueryObserver(queries, about(asked));
  let answer: readonly Person[] = [];
  let lines: readonly Choice[] = [];
  const readLines = () => {
    const latest = observer.getCurrentResult().data?.items ?? [];
    if (latest !== answer) {
      answer = latest;
      lines = latest.map(source.toChoice);
    }
    return lines;
  };
  return {
    ask(text) {
      if (text !== asked) {
        asked = text;
        observer.setOptions(about(text));
      }
    },
    findFor(text) {
      if (!isWorthAsking(text)) {
        return [];
      }
      const isAnswer = text === asked && !observer.getCurrentResult().isPlaceholderData;
      const people = readLines();
      return isAnswer ? people : people.filter((person) => isFoundBy(person, text));
    },
    isAwaitedFor(text) {
      return isWorthAsking(text) && (text !== asked || observer.getCurrentResult().isFetching);
    },
    hasFailed: () => observer.getCurrentResult().isError,
    watch: (onChange) => observer.subscribe(onChange),
  };
}

/** The leads that the server finds, by name, address or number. */
export function askLeads(queries: QueryClient, open: Open): People {
  return askOne(queries, {
    keys: leadKeys.all,
    find: (q, signal) => call(listLeads, { query: { q, pageSize: most }, signal }),
    toChoice: (lead) => ({
      id: `lead:${lead.id}`,
      label: `${lead.firstName} ${lead.lastName}`,
      detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
      foundBy: `${lead.firstName} ${lead.lastName} ${lead.email}`.toLowerCase(),
      run: () => open(adminLeadPath(lead.id)),
    }),
  });
}

/** The partners that the server finds. */
export function askAffiliates(queries: QueryClient, open: Open): People {
  return askOne(queries, {
    keys: affiliateKeys.all,
    find: (q, signal) => call(listAffiliates, { query: { q, pageSize: most }, signal }),
    toChoice: (affiliate) => ({
      id: `affiliate:${affiliate.id}`,
      label: `${affiliate.firstName} ${affiliate.lastName}`,
      detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
      foundBy: `${affiliate.firstName} ${affiliate.lastName}`.toLowerCase(),
      run: () => open(adminAffiliatePath(affiliate.id)),
    }),
  });
}
