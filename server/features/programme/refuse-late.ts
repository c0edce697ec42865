import { nameStaff } from '../staff/name-staff.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { publishedMeanwhile } from './policy.ts';
import { countPublications, findLastPublisher } from './queries.ts';

/** 409 where anything was published or withdrawn after a preview told its `standing`. */
export async function refuseLate(tx: AuditedTransaction, standing: number): Promise<void> {
  if ((await countPublications(tx)) === standing) {
    return;
  }
  const id = await findLastPublisher(tx);
  const names = await nameStaff(tx, id === null ? [] : [id]);
  throw publishedMeanwhile((id !== null && names.get(id)) || 'Somebody');
}
