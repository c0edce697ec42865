import * as z from 'zod/mini';
import type { AnyRoute } from '#core/contract/route.ts';
import { contractModules } from './contract-modules.ts';

export interface ContractNames {
  /** Of a call: `submitLead`. */
  readonly calls: ReadonlyMap<AnyRoute, string>;
  /** Of a schema, by `id`: `LeadRow`. */
  readonly models: z.core.$ZodRegistry<{ id: string }>;
}

function isSchema(value: object): value is z.ZodMiniType {
  return '_zod' in value;
}

// The paths of the public site are exported a second time, without their answers.
function isCall(value: object): value is AnyRoute {
  return 'method' in value && 'path' in value && 'answer' in value;
}

/**
 * The names under which `core/contract` exports its entries and schemas. They are read from its
 * modules because a name inside an entry would travel to every browser. Throws if two parts have
 * one name.
 */
export async function nameContract(): Promise<ContractNames> {
  const calls = new Map<AnyRoute, string>();
  const models = z.registry<{ id: string }>();
  const owners = new Map<string, object>();
  for (const [file, module] of await contractModules()) {
    for (const [name, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || !(isSchema(value) || isCall(value))) {
        continue;
      }
      if ((owners.get(name) ?? value) !== value) {
        throw new Error(`${file}: ${name} is a name that another part of the contract has`);
      }
      owners.set(name, value);
      if (isCall(value)) {
        calls.set(value, name);
      } else if (!models.has(value)) {
        models.add(value, { id: name[0]!.toUpperCase() + name.slice(1) });
      }
    }
  }
  return { calls, models };
}
