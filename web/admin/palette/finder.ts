import type { People } from './ask-people.ts';
import { type Choice, type ChoiceGroup, withSameChoices } from './choices.ts';
import { fits, wordsOf } from './fits.ts';

/** What the palette shows. It stays the same object as long as it says the same. */
export interface View {
  groups: readonly ChoiceGroup[];
  /** The lines of all groups. */
  lines: readonly Choice[];
  /** The line that Enter runs. */
  highlighted: Choice | undefined;
  /** The place among the lines of one that was moved to by a key: it stays in view. */
  reached: number | undefined;
  /** Whether the server has not answered yet for what is looked for. */
  isWaiting: boolean;
  hasFailed: boolean;
}

/** The headings of the four groups. */
export interface Headings {
  leads: string;
  affiliates: string;
  actions: string;
  places: string;
}

/** What can be done without the server. */
export interface Commands {
  actions: readonly Choice[];
  places: readonly Choice[];
}

interface Moved {
  id: string;
  isByKey: boolean;
}

const nothing: View = {
  groups: [],
  lines: [],
  highlighted: undefined,
  reached: undefined,
  isWaiting: false,
  hasFailed: false,
};

const wordsOfEach = (commands: readonly Choice[]) =>
  commands.map((command) => ({ command, words: wordsOf(command.label) }));

function isSameView(one: View, other: View): boolean {
  return (Object.keys(one) as (keyof View)[]).every((name) => one[name] === other[name]);
}

/**
 * Finds the lines for what is typed and knows which of them is highlighted, without React: most keys
 * change none of them, and what has not changed is told to nobody. People come first, because they
 * are what is looked for most. Every line fits what is looked for, at once.
 */
export function makeFinder(people: { leads: People; affiliates: People }, headings: Headings) {
  const { leads, affiliates } = people;
  let actions: ReturnType<typeof wordsOfEach> = [];
  let places: ReturnType<typeof wordsOfEach> = [];
  let searched = '';
  let moved: Moved | undefined;
  let view = nothing;
  const listeners = new Set<() => void>();

  const findGroups = (wanted: string): ChoiceGroup[] => {
    const fitting = (commands: typeof actions) =>
      commands.filter(({ words }) => fits(words, wanted)).map(({ command }) => command);
    const all: ChoiceGroup[] = [
      { value: headings.leads, items: leads.findFor(wanted) },
      { value: headings.affiliates, items: affiliates.findFor(wanted) },
      { value: headings.actions, items: fitting(actions) },
      { value: headings.places, items: fitting(places) },
    ];
    return all.filter(({ items }) => items.length > 0);
  };
  const update = () => {
    const wanted = searched.trim();
    const groups = withSameChoices(view.groups, findGroups(wanted));
    const lines = groups === view.groups ? view.lines : groups.flatMap(({ items }) => items);
    // The line that somebody moved to, as long as it is there, or else the first: there is no moment
    // in which lines have come and none of them is highlighted.
    const place = moved ? lines.findIndex(({ id }) => id === moved!.id) : -1;
    const now: View = {
      groups,
      lines,
      highlighted: lines[Math.max(place, 0)],
      reached: place >= 0 && moved!.isByKey ? place : undefined,
      isWaiting: leads.isAwaitedFor(wanted) || affiliates.isAwaitedFor(wanted),
      hasFailed: leads.hasFailed() || affiliates.hasFailed(),
    };
    if (!isSameView(now, view)) {
      view = now;
      listeners.forEach((listener) => listener());
    }
  };
  const moveTo = (id: string, isByKey: boolean) => {
    moved = { id, isByKey };
    update();
  };

  return {
    read: () => view,
    /** Calls a function when the view is another one, until the answer is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Takes note of the answers of the server, until the answer is called. */
    watch() {
      const stops = [leads.watch(update), affiliates.watch(update)];
      return () => stops.forEach((stop) => stop());
    },
    /** Says what can be done; as often as it changes. */
    offer(commands: Commands) {
      actions = wordsOfEach(commands.actions);
      places = wordsOfEach(commands.places);
      update();
    },
    /** Looks the lines through. Other letters begin at the top. */
    search(text: string) {
      if (text !== searched) {
        searched = text;
        moved = undefined;
        update();
      }
    },
    askLeads() {
      leads.ask(searched.trim());
      update();
    },
    askAffiliates() {
      affiliates.ask(searched.trim());
      update();
    },
    moveTo,
    /** Moves the highlight to the next line or the one before, round and round. */
    move(step: 1 | -1) {
      const { lines, highlighted } = view;
      const next = lines.at((lines.indexOf(highlighted!) + step) % lines.length);
      if (next) {
        moveTo(next.id, true);
      }
    },
  };
}

export type Finder = ReturnType<typeof makeFinder>;
