import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { forLeadWorkers, post } from '../route.ts';

/** The colleagues who have a person, and nothing of the person. */
export const elsewhere = z.array(z.object({ ownerName: z.string() }));

export const askForLead = post('/api/admin/leads/ask', {
  ...forLeadWorkers,
  summary:
    'Asks the colleague who has the lead of exactly this telephone number, email address or SG number for it. 409 if it was asked for within a day, 429 after 60 looks within an hour.',
  body: z.object({ q: fields.line(200) }),
  refuses: [404, 409],
  answer: z.object({ elsewhere }),
});

export const answerAsk = post('/api/admin/leads/:id/ask', {
  ...forLeadWorkers,
  summary:
    'The owner’s answer to a colleague who asks for the lead; 409 if no one does, and for anyone else.',
  body: z.object({ answer: z.enum(['hand_over', 'keep']) }),
  refuses: [409],
  answer: z.object({ id: fields.rowId, ownerId: fields.rowId }),
});
