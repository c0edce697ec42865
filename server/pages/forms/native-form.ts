import {
  type Parsing,
  parseTyped,
  type TypedAnswers,
} from '#core/contract/visitor/forms/typed-answers.ts';
import type { SiteData, SitePath } from '#core/contract/site.ts';
import { type ResumableStep } from '#core/domain/visitor/resumable.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { type Intake } from '#server/features/visitor/applications/submit-lead.ts';
import type { PostedBy } from '#server/features/leads/archive/keep-personal-pages.ts';
import type { Context } from '#server/features/context.ts';
import { randomId } from '#server/outside/ids.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { CountedCall } from '#server/platform/limits/limit-calls.ts';
import { ContractError } from '#server/platform/errors/translate-error.ts';

/** A posted form: the text of its fields, and what the server knows besides. */
interface Posting {
  typed: TypedAnswers;
  terms: ProgrammeTerms;
  code: string | null;
  pageUrl: string;
  browser: Browser;
}

/** How an answering page is kept: its owner, and the secrets of links in it, which are removed. */
export interface Kept {
  whose: PostedBy;
  secrets: readonly string[];
}

/**
 * A page that answers, or the address of the answer. An answer with a figure or a promise says how
 * it is kept. Pages that no one could find again are not: the landing page names no one, and a
 * request to be told of other rules has only a mailbox, which anyone may type.
 */
type FormOutcome =
  | (Pick<
      SiteData,
      | 'page'
      | 'answer'
      | 'resumed'
      | 'estimate'
      | 'eligibility'
      | 'registered'
      | 'watched'
      | 'welcomed'
      | 'noticed'
    > & { keeping?: Kept | null })
  | { location: string };

/** How the answer to a form of a tab is kept; null if no tab is known. */
export function keptFor(
  sessionId: string | null | undefined,
  mobileNumber: string | null,
  secrets: readonly string[] = [],
): Kept | null {
  return sessionId ? { whose: { sessionId, mobileNumber }, secrets } : null;
}

export interface NativeForm {
  path: SitePath &
    (
      | '/'
      | '/resume'
      | '/calculator'
      | '/qualify'
      | '/eligibility-results'
      | '/apply'
      | '/open-house'
      | '/affiliate/register'
    );
  page:
    | 'landing'
    | 'resume'
    | 'calculator'
    | 'qualify'
    | 'results'
    | 'apply'
    | 'openHouse'
    | 'affiliates';
  call: CountedCall;
  /** The step at which another device continues; absent if nothing is kept. */
  step?: ResumableStep;
  /** Fields that never come back with the form. */
  secrets?: readonly string[];
  answer(context: Context & { intake: Intake }, posting: Posting): Promise<FormOutcome>;
}

/** The same visitor's steps belong together, also where the browser keeps no id of its visit. */
export function inSession(typed: TypedAnswers): TypedAnswers {
  return {
    ...typed,
    sessionId: typed['sessionId'] ?? randomId(),
  };
}

/**
 * Typed answers as the body of their call; throws for what the person can mend. `values` are what the
 * messages name.
 */
export function readTyped<Schema extends Parsing['schema']>(
  parsing: Parsing<Schema>,
  values: Readonly<Record<string, string>> = {},
) {
  const parsed = parseTyped(parsing);
  if ('issues' in parsed) {
    throw new ContractError(parsed.issues, values);
  }
  return parsed.data;
}
