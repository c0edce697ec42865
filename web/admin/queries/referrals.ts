import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const referralKeys = nounKeys('referrals');
