import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/open.ts';
import type { Clock } from '#server/outside/clock.ts';
import type { Geo } from '#server/outside/geo.ts';
import type { Mailer } from '#server/outside/mail.ts';
import type { Sessions } from '#server/platform/sessions.ts';
import type { Programme } from './programme/current-terms.ts';

/** What features are given; none of them opens, reads or times anything by itself. */
export interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  geo: Geo;
  mailer: Mailer;
  sessions: Sessions;
  programme: Programme;
  /** Tells the job runner that mail is waiting; costs nothing and never fails. */
  wakeOutbox(): void;
}
