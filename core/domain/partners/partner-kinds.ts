export const partnerKinds = ['agent', 'broker', 'professional', 'client', 'marketer'] as const;

/** agent, broker: licensed in real estate; professional: such as a builder or an installer. */
export type PartnerKind = (typeof partnerKinds)[number];

/** Whether a kind works by a license in real estate. */
export function isLicensedKind(kind: string): boolean {
  return kind === 'agent' || kind === 'broker';
}

export const payees = ['self', 'broker', 'company'] as const;

export type Payee = (typeof payees)[number];

/**
 * Services of a partner in return for the payment. A referral alone is no service: the law allows
 * payment for services that were performed.
 */
export const services = ['referral', 'marketing', 'sharedAdvertising'] as const;

export type Service = (typeof services)[number];
