import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const timelineKeys = nounKeys('timeline');
