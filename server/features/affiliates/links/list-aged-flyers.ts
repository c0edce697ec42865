import type { Language } from '#core/domain/language.ts';
import { flyerChanges } from '#core/i18n/kit/flyer-lines.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { findVersions } from '../../programme/versions/queries.ts';
import { findFlyers } from './queries.ts';

/** Printed flyers of the affiliate that differ from what the program offers today. */
export async function listAgedFlyers(
  { db, actor, programme }: Context<AffiliateActor>,
  language: Language,
) {
  const [flyers, terms] = await Promise.all([findFlyers(db, actor.id), programme.currentTerms()]);
  const versions = await findVersions(
    db,
    flyers.map(({ version }) => version),
  );
  return flyers.flatMap(({ version, printedAt }) => {
    const kept = versions.get(version);
    const changes = kept ? flyerChanges(kept.terms, terms, language) : [];
    return changes.length === 0
      ? []
      : [{ asOf: kept!.asOf, printedAt: printedAt.toISOString(), changes }];
  });
}
