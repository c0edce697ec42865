import type { FactToConfirm } from '#core/domain/launch/facts-to-confirm.ts';
import { canonicalJson, sha256 } from '#server/outside/ids.ts';

/** A name of what a fact is about, 16 characters: another one as soon as any of it is another. */
export function valuesIdOf({ about }: Pick<FactToConfirm, 'about'>): string {
  return sha256(canonicalJson(about)).slice(0, 16);
}
