import type { KeptKind } from '#core/domain/operations/kept-data.ts';

/** What a table is, told once beside its columns; tests compare it with code and database. */
export interface TableFact {
  /**
   * The folders whose code alone writes it, the owner first: `db`, `platform` or a room of
   * `server/features`. Further ones write it by design: the intake stores a lead with all that
   * belongs to it in one transaction, retention deletes what has served its time, and whoever
   * causes a job enqueues it.
   */
  readonly writers: string | readonly string[];
  /** The section of the privacy policy that covers it; null without data on people outside the office. */
  readonly policy: KeptKind | null;
  /**
   * `proof`: its rows never change. `decision`: settled later, never gone. `merge`: gone with its
   * person. `page`: stored once, deleted in time. Without one its rows may change and go.
   */
  readonly kind?: 'proof' | 'decision' | 'merge' | 'page';
  /** How many columns it has, where none can hold an applicant's data; `personal-data.ts` has the others. */
  readonly impersonal?: number;
}

/** The facts of the tables of one file, by their names in the database. */
export type TableFacts = Readonly<Record<string, TableFact>>;
