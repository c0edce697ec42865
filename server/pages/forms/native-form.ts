import { type TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import type { SiteData, SitePath } from '#core/contract/site.ts';
import { type ResumableStep } from '#core/domain/journey/resumable.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { type Intake } from '#server/features/applications/submit-lead.ts';
import type { PostedBy } from '#server/features/archive/keep-personal-pages.ts';
import type { Context } from '#server/features/context.ts';
import { randomId } from '#server/outside/ids.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { CountedCall } from '#server/platform/limits/limit-calls.ts';
import { ContractError } from '#server/platform/errors/translate-error.ts';

/** What a form brings: the text of its fields, and what the server knows besides. */
interface Posting {
  typed: TypedAnswers;
  terms: ProgrammeTerms;
  /** The referral code that the address names. */
  code: string | null;
  /** Path and language of the page that holds the form. */
  pageUrl: string;
  /** Whom a session is opened for. */
  browser: Browser;
}

/** What is kept of a page that answers: whose it is, and secrets of links in it, which are not. */
export interface Kept {
  whose: PostedBy;
  secrets: readonly string[];
}

/**
 * A page that answers, or where the answer is to be found. What answers a person with a figure or a
 * promise says what of it is kept. Nothing is where nobody could find it again: by the landing page
 * no one is named, and who waits for other rules is a mailbox, which anyone may type.
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

/** What is kept of the answer to who posted in a tab; null where no tab is known. */
export function keptFor(
  sessionId: string | null | undefined,
  mobileNumber: string | null,
  secrets: readonly string[] = [],
): Kept | null {
  return sessionId ? { whose: { sessionId, mobileNumber }, secrets } : null;
}

/** A form that can be posted by the browser itself. */
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
  /** The call of the same action, whose limit counts both. */
  call: CountedCall;
  /** Where another device goes on with what was typed; absent where nothing is kept. */
  step?: ResumableStep;
  /** What never comes back with the form. */
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

type Parsed<Data> = { data: Data } | { issues: ContractError['issues'] };

/** What was parsed; throws for what the person can mend. `values` are what the messages name. */
export function dataOf<Data>(
  parsed: Parsed<Data>,
  values: Readonly<Record<string, string>> = {},
): Data {
  if ('issues' in parsed) {
    throw new ContractError(parsed.issues, values);
  }
  return parsed.data;
}
