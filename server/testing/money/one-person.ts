import type { Client } from './client.ts';

/** The other commissions of a client's person about which nobody said that both are right. */
function unanswered(client: Client, all: readonly Client[]): Client[] {
  return all.filter(
    (one) =>
      one !== client &&
      one.person === client.person &&
      one.amount > 0 &&
      client.amount > 0 &&
      !one.beside.has(client) &&
      !client.beside.has(one),
  );
}

/** Whether an estimate is not approved before someone answers for it beside another one. */
export function isDoubled(client: Client, all: readonly Client[]): boolean {
  return client.state === 'qualified' && unanswered(client, all).length > 0;
}

/** Whether what was approved waits, because another one of the person was approved as well. */
export function isApprovedTwice(client: Client, all: readonly Client[]): boolean {
  return unanswered(client, all).some(({ state }) => state === 'approved' || state === 'paid');
}

/** Whoever approves one of two answers for both. */
export function answerFor(client: Client, all: readonly Client[]): void {
  for (const other of isDoubled(client, all) ? unanswered(client, all) : []) {
    client.beside.add(other);
  }
}
