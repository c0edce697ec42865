import { ruleFor } from '#core/domain/partners/pay-rule.ts';
import type { Context } from '../../../context.ts';
import { findPayRules } from '../../commissions/basis/queries.ts';

/** The unit by which the rule of a state pays licensed agents today. */
export async function readAgentPay({ db, programme }: Context, { state }: { state: string }) {
  const rule = ruleFor(await findPayRules(db), { kind: 'agent', state }, programme.today());
  return { unit: rule?.unit ?? ('undecided' as const) };
}
