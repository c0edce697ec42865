import type { KeptKind } from '#core/domain/operations/kept-data.ts';

/** Rows of a table that can hold something personal of an applicant, and all their columns. */
export interface PersonalRows {
  /**
   * Selects the rows, by default those of the person's leads: $1 lead ids, $2 sessions in which only
   * this person applied, $3 telephone numbers, $4 mailboxes, $5 searches for the person, as a query
   * stores them.
   */
  readonly rows?: string;
  /** Columns that are emptied; of a table that is removed, the personal ones. */
  readonly erased: string;
  /** The other columns; none of them identifies the person. Told once, if there are several parts. */
  readonly kept?: string;
  readonly isRemoved?: true;
  /** Evidence of how an application was judged; kept as long as the law requires. */
  readonly isUnderDuty?: true;
}

/** A table's rows in a person's file. */
export interface ToldRows {
  /**
   * Selects them, by default those of the person's leads: $1 lead ids, $2 sessions in which only
   * they applied. Never by number or mailbox: anyone may apply with those of another person.
   */
  readonly rows?: string;
  /** Why a column is not told; each one that has no reason here is. */
  readonly without: Readonly<Record<string, string>>;
  /** Columns that are stored in a form of our own, and what is told instead. */
  readonly instead?: Readonly<Record<string, string>>;
}

export interface PersonalFact {
  readonly personal: PersonalRows | readonly PersonalRows[];
  /** Erased after all others, some of which are found by what is emptied here. */
  readonly isLast?: true;
  /** What of it is in the person's file, or why nothing is. */
  readonly told: ToldRows | string;
}

interface EveryFact {
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
}

/** What a table is, told once beside its columns; tests compare it with code and database. */
export type TableFact = EveryFact &
  (
    | PersonalFact
    | {
        /** How many columns it has, as none can hold an applicant's data. */
        readonly impersonal: number;
      }
  );

/** The facts of the tables of one file, by their names in the database. */
export type TableFacts = Readonly<Record<string, TableFact>>;

export const byLead = 'lead_id = any ($1)';
export const bySession = 'session_id = any ($2)';
/** The answers of a person; and the notices and pages that they were given. */
export const byAnswer = `${bySession} or mobile_number = any ($3)`;
/** One tab may have served several people, of whom one applied. */
export const byOwnNumber = 'mobile_number in (select phone from leads where id = any ($1))';

// Why a column is not told.
export const numbers = 'numbers of rows';
export const ofOffice = 'how the office works on it';
export const ofMails = 'how an email was delivered';
export const secret = 'secrets of links, which are stored as digests or for a machine';
export const ofPartner = 'about a partner';
export const packed = 'told by another column';
