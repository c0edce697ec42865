import * as z from 'zod/mini';
import { invitationStates } from '../../../domain/partners/client-invitation.ts';
import * as fields from '../../fields.ts';
import { get, post } from '../../route.ts';

const path = '/api/affiliate/clients';

/** Name and contact data of a client, from the partner or from a guest of an open house. */
export const namedClient = z.object({
  firstName: fields.line(100, 'firstName.required'),
  lastName: fields.line(100, 'lastName.required'),
  email: fields.email('email.valid'),
  phone: fields.telephone('phone.required'),
});

/** A client whom the partner registered by hand, or a guest of their open house. */
export const invitedClient = z.object({
  id: fields.rowId,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  // The link of the open house that the client came to, and its name.
  linkId: z.nullable(fields.rowId),
  openHouse: z.nullable(z.string()),
  state: z.enum(invitationStates),
  createdAt: fields.moment,
  lapsesAt: fields.moment,
});

export const listClients = get(path, {
  access: 'affiliate',
  summary:
    'Clients registered by hand and guests of open houses, newest first; one that no one confirmed goes after 30 days.',
  answer: z.object({ items: z.array(invitedClient) }),
});

/** Limit of registered clients per partner who have not confirmed yet. */
export const mostInvited = 100;

export const registerClient = post(path, {
  access: 'affiliate',
  status: 201,
  summary:
    'Registers a client, who gets a link by email, after the review of a new partner, and confirms with an application of their own. A mailbox gets three a day from all partners. The answer is the same for a person who is known here.',
  body: namedClient,
  refuses: [400, 409],
  answer: z.object({ id: fields.rowId, state: z.literal('invited') }),
  limit: { count: 20, seconds: 60 },
});
