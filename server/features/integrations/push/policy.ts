import { isThisMachine } from '#server/platform/public-site.ts';

/** Whether a push service may be on this machine: while the whole site is, and nowhere else. */
export function mayBeHere(site: { publicUrl: string }, endpoint: string): boolean {
  const isHere = URL.canParse(endpoint) && isThisMachine({ publicUrl: endpoint });
  return isHere && isThisMachine(site);
}
