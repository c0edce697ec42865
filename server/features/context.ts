import type { Config } from '#server/config.ts';
import type { KeptFigures } from '#server/db/keep-figures.ts';
import type { Database } from '#server/db/open.ts';
import type { Clock } from '#server/outside/clock.ts';
import type { Geo } from '#server/outside/geo.ts';
import type { Mailer } from '#server/outside/mail.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/call-context.ts';
import type { Router as RouterOf } from '#server/platform/contract-routes.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';
import type { Programme } from './programme/open-programme.ts';

/** What a process gives its features; none of them opens, reads or times anything by itself. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  geo: Geo;
  mailer: Mailer;
  sessions: Sessions;
  programme: Programme;
  /** What the overview and the reports count. */
  figures: { leads: KeptFigures; traffic: KeptFigures };
  /** Tells this process's worker that a job was committed; costs nothing and never fails. */
  wakeJobs(): void;
}

/**
 * What an action is given: the services, and who calls, when and from where. The route makes it, so
 * an action that demands `Context<StaffActor>` can only stand behind a route for staff.
 */
export type Context<Who extends Actor = Actor> = Services & CallContext<Who>;

/** Where a feature adds its routes. */
export type Router = RouterOf<Services>;
