import { pathOf } from '../../navigation/tabs.ts';

/** The parts of Commissions, the first one without a name in the address. */
export const commissionParts = ['approve', 'pay', 'years'] as const;

export type CommissionPart = (typeof commissionParts)[number];

export function commissionsPath(part: CommissionPart): string {
  return part === 'approve' ? pathOf('commissions') : `${pathOf('commissions')}&view=${part}`;
}
