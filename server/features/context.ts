import type { FactToConfirm } from '#core/domain/programme/launch/facts-to-confirm.ts';
import type { ServicePromise } from '#core/domain/office/service-promise.ts';
import type { ProgrammeTerms, UncheckedRule } from '#core/domain/programme/programme-terms.ts';
import type { TermKey } from '#core/domain/programme/term-values.ts';
import type { Config } from '#server/config.ts';
import type { KeptFigures } from '#server/db/keep-figures.ts';
import type { Kept } from '#server/db/keep.ts';
import type { Database } from '#server/db/open.ts';
import type { Clock } from '#server/outside/clock.ts';
import type { Geo } from '#server/outside/geo.ts';
import type { Mailer } from '#server/outside/mail.ts';
import type { SignOn } from '#server/outside/sign-on.ts';
import type { Actor, AffiliateActor, OfficeActor, StaffActor } from '#server/platform/actor.ts';
import type { CallContext } from '#server/platform/call-context.ts';
import type { Router as RouterOf } from '#server/platform/contract-routes.ts';
import type { RecentCalls } from '#server/platform/recent-calls.ts';
import type { Sessions } from '#server/platform/sessions/sessions.ts';

/** The terms that all figures are computed from. */
export interface Programme {
  /** Today's date in the lender's time zone. */
  today(): string;
  dayOf(moment: Date): string;
  /** Today's terms as visitors see them; `version` is the id of their row in terms_versions. */
  currentTerms(): Promise<ProgrammeTerms>;
  enteredTerms(): Promise<ProgrammeTerms>;
  peekTerms(): ProgrammeTerms | undefined;
  openFacts(): Promise<readonly FactToConfirm[]>;
  openHighFacts(): Promise<number>;
  currentRules(): Promise<UncheckedRule[]>;
  /** The next day by which one of these terms is reviewed or ends, at most `most` days away. */
  nextReviewOf(keys: readonly TermKey[], most: number): Promise<string>;
}

/**
 * The services that a process passes to its features. None of them opens files, reads the
 * environment or starts timers itself.
 */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  geo: Geo;
  mailer: Mailer;
  /** The identity provider of the office; null without one. */
  signOn: SignOn | null;
  sessions: Sessions;
  programme: Programme;
  /** The cached counts of overview and reports. */
  figures: { leads: KeptFigures; traffic: KeptFigures };
  /** How soon a person answers; the same value until the lender's day is over. */
  servicePromise: Kept<ServicePromise | null>;
  recentCalls: RecentCalls;
  /** Wakes this process's job worker after a commit; cheap, and never throws. */
  wakeJobs(): void;
}

/**
 * The first argument of an action: services, and who calls, when and from where. The route makes
 * it, so an action that requires `StaffContext` can only serve a staff route.
 */
export type Context<Who extends Actor = Actor> = Services & CallContext<Who>;

export type StaffContext = Context<StaffActor>;
export type AffiliateContext = Context<AffiliateActor>;
export type OfficeContext = Context<OfficeActor>;

export type Router = RouterOf<Services>;
