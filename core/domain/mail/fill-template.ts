import { mailFacts, type MailKind } from './mail-kind.ts';

// One kind of mark and nothing to compute: no conditions, no filters, no properties.
const mark = /\{\{([^{}]*)\}\}/g;
const variableName = /^[A-Za-z][A-Za-z0-9]*$/;
const longestQuote = 40;

/** A value is not searched for variables; a variable without a value stays as written. */
export function fillTemplate(text: string, valueOf: (name: string) => string | undefined): string {
  return text.replace(mark, (whole, inner: string) => valueOf(inner.trim()) ?? whole);
}

/** The names between double braces in these texts, each once, in their order. */
export function variablesIn(...texts: readonly string[]): string[] {
  const names = texts.flatMap((text) =>
    [...text.matchAll(mark)].map(([, inner = '']) => inner.trim()),
  );
  return [...new Set(names)];
}

/** Edit distance of two words. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

function nearest(name: string, variables: readonly string[]): string | undefined {
  const folded = name
    .toLowerCase()
    .slice(0, longestQuote)
    .replace(/[_\s-]/g, '');
  const near = variables
    .map((variable) => ({ variable, far: distance(folded, variable.toLowerCase()) }))
    .filter(({ variable, far }) => far <= Math.min(2, variable.length / 4))
    .toSorted((one, other) => one.far - other.far);
  return near[0]?.variable;
}

// A block is a table: thousands of them would make a mail of megabytes.
const mostUses = 50;

function oftenFault(text: string): TemplateFault | null {
  const uses = new Map<string, number>();
  for (const [, inner = ''] of text.matchAll(mark)) {
    const name = inner.trim();
    uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const found = [...uses].find(([, count]) => count > mostUses);
  return (
    (found && {
      key: 'template.often',
      values: {
        found: found[0],
        uses: String(found[1]),
        most: String(mostUses),
      },
    }) ??
    null
  );
}

/** An error in the variables of a text. `found` and `meant` have no braces. */
export interface TemplateFault {
  key: 'template.braces' | 'template.unknown' | 'template.meant' | 'template.often';
  values: Readonly<Record<string, string>>;
}

function quoted(text: string): string {
  return text
    .replace(/[{}\s]+/g, ' ')
    .trim()
    .slice(0, longestQuote);
}

/**
 * The first thing wrong with the variables of a text for mails of this kind, or null: braces that
 * hold no name, names that these mails have no value for, or one name more than 50 times.
 */
export function templateFault(kind: MailKind, text: string): TemplateFault | null {
  const known = mailFacts[kind].variables;
  const names = variablesIn(text);
  const odd = names.find((name) => !variableName.test(name));
  const rest = text.replace(mark, '');
  const loose = /\{\{[^]{0,40}|[^]{0,40}\}\}/.exec(rest)?.[0];
  if (odd !== undefined || loose !== undefined) {
    return {
      key: 'template.braces',
      values: { found: quoted(odd ?? loose ?? '') },
    };
  }
  const unknown = names.filter((name) => !known.includes(name));
  const [first] = unknown;
  if (first === undefined) {
    return oftenFault(text);
  }
  const found = unknown.slice(0, 5).map(quoted).join(', ');
  const meant = unknown.length === 1 ? nearest(first, known) : undefined;
  if (meant === undefined) {
    return { key: 'template.unknown', values: { found } };
  }
  return { key: 'template.meant', values: { found, meant } };
}
