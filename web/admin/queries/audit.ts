import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const auditKeys = nounKeys('audit');
