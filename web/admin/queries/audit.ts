import { nounKeys } from '#web/office/shell/noun-keys.ts';

export const auditKeys = nounKeys('audit');
