import type * as z from 'zod/mini';
import { listClients } from '#core/contract/partners/affiliate/clients.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const clientKeys = nounKeys('clients');

export const clientsQuery = callQuery(clientKeys.list(), listClients);

export type InvitedClient = z.output<(typeof listClients)['answer']>['items'][number];
