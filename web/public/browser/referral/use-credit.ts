import { useSyncExternalStore } from 'react';
import { type Credit, creditNow, creditOnServer, onCredit } from './credited-partner.ts';

/** Who is credited, in a component: nobody until the page is awake. */
export function useCredit(): Credit {
  return useSyncExternalStore(onCredit, creditNow, creditOnServer);
}
