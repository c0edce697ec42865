import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const apiKeyKeys = nounKeys('api-keys');
