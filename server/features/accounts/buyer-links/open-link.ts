import type { Queryable } from '#server/db/queryable.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import { demand } from '#server/platform/http-error.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import type { HeldLink } from './keep-link.ts';
import { isProofOf, makeLink, type NewLink } from './make-link.ts';
import { askDigits, isLocked, noSuchPage, wrongDigits } from './policy.ts';
import { findConfirmation, findLink, type FoundLink } from './queries.ts';
import {
  countTry,
  insertLink,
  markOpened,
  markSeen,
  revokeLinksOf,
  revokeSharedLink,
  useLink,
} from './writes.ts';

function buyerOf({ id: linkId, ...of }: FoundLink): BuyerActor {
  const { leadId, isReadOnly, onlyStops, mailedTo } = of;
  return { kind: 'buyer', leadId, linkId, isReadOnly, onlyStops, mailedTo } as BuyerActor;
}

/**
 * A new link to a lead's page, for its person or only to read, or one that confirms an address;
 * stored before it is returned.
 */
export async function addLink(
  db: Queryable,
  leadId: number,
  sort: { isReadOnly?: boolean; mailedTo?: string; confirms?: string } = {},
): Promise<NewLink> {
  const link = makeLink();
  const { tokenHash, browserKey } = link;
  await insertLink(db, { leadId, tokenHash, browserKey, ...sort });
  return link;
}

/** The lead that a link opens in a browser with `held`; 404 for no link, 403 for a new browser. */
export async function requireBuyer(
  db: Queryable,
  token: string,
  held: HeldLink | undefined,
): Promise<BuyerActor> {
  const link = demand(await findLink(db, token), noSuchPage);
  if (held?.token !== token || !isProofOf(link, held.proof)) {
    throw askDigits();
  }
  await markSeen(db, link.id);
  return buyerOf(link);
}

/**
 * Opens a link in a new browser. `isRight` compares the digits with the link's lead; null if that
 * is gone. Throws 404 for no link, 403 for wrong digits, 429 while too many were wrong.
 */
export async function openLink(
  db: Queryable,
  token: string,
  isRight: (buyer: BuyerActor) => Promise<boolean | null>,
): Promise<FoundLink> {
  const link = demand(await findLink(db, token), noSuchPage);
  const right = await isRight(buyerOf(link));
  if (right === null) {
    throw noSuchPage();
  }
  if (!(await countTry(db, link.id))) {
    throw isLocked();
  }
  if (!right) {
    throw wrongDigits();
  }
  await markOpened(db, link.id);
  return link;
}

/** Ends every link to the page of a lead; returns how many there were. */
export function revokeLinks(tx: AuditedTransaction, leadId: number) {
  return revokeLinksOf(tx, leadId);
}

/** Ends one shared link; 404 if there is none. */
export async function endSharedLink(
  tx: AuditedTransaction,
  of: Parameters<typeof revokeSharedLink>[1],
) {
  if (!(await revokeSharedLink(tx, of))) {
    throw noSuchPage();
  }
}

/** What a link confirms, once: the link ends. 404 for any other. */
export async function useConfirmation(tx: AuditedTransaction, token: string) {
  const asked = demand(await findConfirmation(tx, token), noSuchPage);
  if (!(await useLink(tx, asked.id))) {
    throw noSuchPage();
  }
  return asked;
}
