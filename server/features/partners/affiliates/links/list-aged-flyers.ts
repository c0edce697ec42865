import type { Language } from '#core/domain/language.ts';
import { flyerChanges } from '#core/i18n/kit/flyer-lines.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import type { Context } from '../../../context.ts';
import { findVersions } from '../../../programme/versions/queries.ts';
import { readOwnAccount } from '../own/queries.ts';
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
  const account = await readOwnAccount(db, actor.id);
  const partner = { ...account, name: partnerLabel(account, language) };
  return flyers.flatMap(({ version, pay: code, printedAt }) => {
    const kept = versions.get(version);
    const changes = kept ? flyerChanges(kept.terms, terms, language, { partner, code }) : [];
    return changes.length === 0
      ? []
      : [{ asOf: kept!.asOf, printedAt: printedAt.toISOString(), changes }];
  });
}
