import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { StaffContext } from '../../context.ts';
import { noSuchWebhook } from './policy.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import { deliveryList, type DeliveryQuery, findWebhook, webhookList } from './queries.ts';

export function listWebhooks({ db }: StaffContext, query: PageQuery<'createdAt'>) {
  return findPage(db, webhookList(), query, presentWebhook);
}

/** A page of the deliveries to a webhook; 404 if there is none with this number. */
export async function listDeliveries(
  { db }: StaffContext,
  { id, ...query }: DeliveryQuery & { id: number },
) {
  if (!(await findWebhook(db, id))) {
    throw noSuchWebhook();
  }
  return findPage(db, deliveryList(id, query.status), query, presentDelivery);
}
