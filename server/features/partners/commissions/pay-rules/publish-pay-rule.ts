import type * as z from 'zod/mini';
import type { publishPayRule as contract } from '#core/contract/partners/commission/pay-rules.ts';
import {
  hindersApproval,
  missingFor,
  ruleOfPartner,
  stateOfRule,
} from '#core/domain/partners/basis.ts';
import { unitOf } from '#core/domain/partners/commission.ts';
import { lastDayOf, type PayRule, ruleFor } from '#core/domain/partners/pay-rule.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../../context.ts';
import { nameStaff } from '../../../name-staff.ts';
import { transaction } from '../../../transaction.ts';
import { findPartners } from '../basis/find-partners.ts';
import {
  findPaidSince,
  findPartnersOfKind,
  findPayRules,
  type PayRuleRow,
} from '../basis/queries.ts';
import { insertPayRule } from '../basis/writes.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>>;

function ruleOf({ effectiveTo = null, demands, ...wanted }: Wanted): PayRule & Wanted {
  if (effectiveTo !== null && effectiveTo < wanted.effectiveFrom) {
    throw fieldError([{ path: 'effectiveTo', key: 'value.wrong' }]);
  }
  // Where nothing is paid, nothing is asked for.
  const asked = wanted.unit === 'none' ? [] : [...new Set(demands)];
  return { ...wanted, effectiveTo, demands: asked };
}

/** Partners with a recorded kind: account, sums, and the record as the rules read it. */
async function readPartners(db: Queryable, day: string) {
  const found = await findPartnersOfKind(db);
  const ids = found.map(({ id }) => id);
  const records = ids.length === 0 ? new Map<number, never>() : await findPartners(db, ids, day);
  return found.map((row) => ({ ...row, partner: records.get(row.id)!.partner }));
}

async function present(
  db: Queryable,
  rows: readonly PayRuleRow[],
  all: readonly PayRuleRow[],
  partnersOf: ReadonlyMap<number, number>,
) {
  const publishers = rows.map(({ publishedBy }) => publishedBy);
  const names = await nameStaff(db, publishers);
  return rows.map((row) => ({
    ...row,
    effectiveTo: lastDayOf(row, all),
    publishedBy: names.get(row.publishedBy ?? 0) ?? null,
    partners: partnersOf.get(row.id) ?? 0,
  }));
}

/** How many partners a rule of each number applies to on a day, and the partners without one. */
function applied(
  partners: Awaited<ReturnType<typeof readPartners>>,
  rules: readonly PayRuleRow[],
  day: string,
) {
  const byRule = Map.groupBy(partners, ({ partner }) => ruleOfPartner(partner, rules, day)?.id);
  const counts = [...byRule].flatMap(([id, own]) =>
    id === undefined ? [] : [[id, own.length] as const],
  );
  return { partnersOf: new Map(counts), without: byRule.get(undefined) ?? [] };
}

const sumOf = (rows: readonly { cents: number }[]) =>
  rows.reduce((sum, { cents }) => sum + cents, 0);

const mostNames = 2;

/** Every rule, by state and kind, the newest first, and where partners are without a rule. */
export async function listPayRules({ db, programme }: StaffContext) {
  const rules = await findPayRules(db);
  const today = programme.today();
  const partners = await readPartners(db, today);
  const { partnersOf, without } = applied(partners, rules, today);
  const pairs = Map.groupBy(without, ({ kind, partner }) => `${stateOfRule(partner)} ${kind}`);
  const undecided = [...pairs.values()].map((own) => ({
    state: stateOfRule(own[0]!.partner),
    kind: own[0]!.kind,
    partners: own.length,
    names: own.slice(0, mostNames).map(({ name }) => name),
    cents: sumOf(own),
  }));
  return {
    items: await present(db, rules.toReversed(), rules, partnersOf),
    undecided: undecided.toSorted((a, b) => b.cents - a.cents || b.partners - a.partners),
    today,
  };
}

/** Publishes a rule; 400 if it ends before it begins. Audited. */
export async function publishPayRule(context: StaffContext, wanted: Wanted) {
  const { actor, programme } = context;
  const rule = ruleOf(wanted);
  return transaction(context, 'pay_rule.publish', 'pay_rule', async (tx) => {
    const id = await insertPayRule(tx, {
      ...rule,
      demands: [...rule.demands],
      publishedBy: actor.id,
    });
    const rules = await findPayRules(tx);
    const today = programme.today();
    const { partnersOf } = applied(await readPartners(tx, today), rules, today);
    const own = rules.filter((one) => one.id === id);
    const [row] = await present(tx, own, rules, partnersOf);
    return { entityId: id, after: rule, result: row! };
  });
}

const mostPartners = 20;

const dayOfLastYear = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 365);
  return at.toISOString().slice(0, 10);
};

/** Whom a rule would touch, what they would lack, and what was paid in the last year under it. */
export async function previewPayRule({ db, programme }: StaffContext, wanted: Wanted) {
  const rule = ruleOf(wanted);
  const today = programme.today();
  const day = rule.effectiveFrom > today ? rule.effectiveFrom : today;
  const rules = await findPayRules(db);
  const touched = (await readPartners(db, day)).filter(
    ({ partner }) => ruleOfPartner<PayRule>(partner, [...rules, rule], day) === rule,
  );
  const paid = await findPaidSince(
    db,
    touched.map(({ id }) => id),
    dayOfLastYear(today),
  );
  const recordOf = new Map(touched.map(({ id, partner }) => [id, partner]));
  const met = paid.filter(({ affiliateId, computed }) => {
    const line = { unit: computed && unitOf(computed) };
    return !missingFor(recordOf.get(affiliateId)!, line, [rule], day).some(hindersApproval);
  });
  const centsOf = (rows: typeof paid) => rows.reduce((sum, { paidCents }) => sum + paidCents, 0);
  const before = ruleFor(rules, rule, rule.effectiveFrom);
  const [replaces = null] = await present(
    db,
    before && before.state === rule.state ? [before] : [],
    rules,
    new Map(),
  );
  return {
    replaces,
    partners: touched.length,
    cents: sumOf(touched),
    items: touched
      .toSorted((a, b) => b.cents - a.cents)
      .slice(0, mostPartners)
      .map(({ id, name, cents, partner, ...account }) => ({
        affiliateId: id,
        name,
        cents,
        missing: missingFor(partner, { unit: unitOf(account) }, [rule], day).map(
          ({ what }) => what,
        ),
      })),
    lastYear: {
      count: paid.length,
      cents: centsOf(paid),
      metCount: met.length,
      metCents: centsOf(met),
    },
  };
}
