import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const interactionKeys = nounKeys('interactions');
