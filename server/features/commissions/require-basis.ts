import type { Services } from '../context.ts';
import { isFactSettled } from '../programme/is-fact-settled.ts';
import { notConfirmed, switchedOff } from './policy.ts';

/** Whether commissions are paid at all, and whether somebody vouched for that. */
export async function readBasis(services: Pick<Services, 'db' | 'programme'>) {
  const { paysCommissions } = await services.programme.currentTerms();
  const isConfirmed = await isFactSettled(services, 'referral-fees');
  return { isOn: paysCommissions, isConfirmed: isConfirmed === true };
}

/** 409 unless commissions are switched on and somebody confirmed that they may be paid. */
export async function requireBasis(services: Pick<Services, 'db' | 'programme'>): Promise<void> {
  const { isOn, isConfirmed } = await readBasis(services);
  if (!isOn) {
    throw switchedOff();
  }
  if (!isConfirmed) {
    throw notConfirmed();
  }
}
