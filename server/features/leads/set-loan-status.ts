import type * as z from 'zod/mini';
import type { setLoanStatus as contract } from '#core/contract/leads/loan.ts';
import { sha256 } from '#server/outside/ids.ts';
import { demand, fieldError, HttpError } from '#server/platform/http-error.ts';
import type { OfficeContext } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { nothingChanged, transactionOfMany } from '../transaction.ts';
import { findLoanEvents, insertLoanEvent, type LoanEvent } from './writes.ts';
import { findSurvivor } from './merge/queries.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { lockLead } from './queries.ts';
import { storeChanges } from './update-lead.ts';

type Told = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

// The clocks of two systems differ, and an hour is easily named in the wrong zone. A moment beyond
// it would win over every later event.
const mostAheadMs = 24 * 60 * 60 * 1000;

/**
 * Gives a lead, or the one it was merged into, the status its loan has in the loan system, as an
 * edit of staff does. An event is stored once; one that is not the newest changes nothing. 404 if
 * the actor may see no such lead, 400 for a future moment, 422 for a known `eventId` with other
 * content. A change is audited as an edit, an event that changes nothing as itself.
 */
export async function setLoanStatus(context: OfficeContext, told: Told) {
  const scope = leadScopeOf(context.actor);
  const event = { hash: sha256(told.eventId), status: told.status, at: new Date(told.at) };
  if (event.at.getTime() > context.now.getTime() + mostAheadMs) {
    throw fieldError([{ path: 'at', key: 'moment.past' }]);
  }
  const terms = await context.programme.currentTerms();
  return transactionOfMany(context, async (tx) => {
    const id = (await findSurvivor(tx, scope, told.id)) ?? told.id;
    const lead = demand(await lockLead(tx, scope, id), noSuchLead);
    const { same, newest } = await findLoanEvents(tx, id, event.hash);
    refuseChanged(event, same);
    const isNewest = !same && (!newest || isLater(event, newest));
    const result = { id, at: (isNewest ? event : newest!).at.toISOString() };
    if (same) {
      return { changes: nothingChanged, result: { ...result, status: lead.status } };
    }
    await insertLoanEvent(tx, id, event);
    const { status, at } = event;
    if (!isNewest || lead.status === status) {
      // It still decides which later events count.
      const after = { status, at };
      const line = { action: 'lead.loan_event', entity: 'lead', entityId: id, after };
      return { changes: [line], result: { ...result, status: lead.status } };
    }
    const change = await storeChanges(tx, { ...context, terms }, lead, { status });
    const line = { action: 'lead.update', entity: 'lead', ...change };
    return { changes: [line], result: { ...result, status } };
  });
}

/** Of two events of one moment the same one wins, whichever came first. */
function isLater(one: LoanEvent, other: LoanEvent): boolean {
  const ahead = one.at.getTime() - other.at.getTime();
  return ahead > 0 || (ahead === 0 && one.hash > other.hash);
}

function refuseChanged(event: LoanEvent, same: LoanEvent | undefined): void {
  if (same && (same.status !== event.status || same.at.getTime() !== event.at.getTime())) {
    throw new HttpError(422, 'This eventId was already used for another status or moment.');
  }
}
