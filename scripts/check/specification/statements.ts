import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, reportErrors } from '../report-errors.ts';

interface Statement {
  readonly id: string;
  readonly says: string;
  /** A test with its title, or a decision and the statement that it names. */
  readonly holders: readonly { readonly file: string; readonly title: string }[];
}

const documents = ['public-visitor-journey', 'crm-and-affiliate-portal'];
const title = /\b(?:test|it)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** Reads lines of id, statement and holders ("file: title"), separated by tabs. */
export function readStatements(text: string): Statement[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', says = '', ...held] = line.split('\t');
      const holders = held.map((one) => {
        const end = one.indexOf(': ');
        return { file: one.slice(0, end), title: one.slice(end + 2) };
      });
      return { id, says, holders };
    });
}

function allStatements(): Statement[] {
  return documents.flatMap((name) =>
    readStatements(readFileSync(path.join(import.meta.dirname, `${name}.tsv`), 'utf8')),
  );
}

/** A file of the project, or null. */
function fileOfProject(file: string): string | null {
  try {
    return readFileSync(path.join(projectRoot, file), 'utf8');
  } catch {
    return null;
  }
}

function isIn(source: string, file: string, wanted: string): boolean {
  if (file.endsWith('.md')) {
    return source.includes(`**${wanted}**`);
  }
  const titles = source.matchAll(title);
  return titles.some(([, , found]) => found!.replaceAll(/\\(['"`])/g, '$1') === wanted);
}

/** What is wrong with the list: an id twice, no holder, or one whose file or title is gone. */
export function statementErrors(
  statements: readonly Statement[],
  read: (file: string) => string | null,
): string[] {
  const seen = new Set<string>();
  return statements.flatMap(({ id, says, holders }) => {
    const twice = seen.has(id) ? [`${id}: stands twice`] : [];
    seen.add(id);
    const lost = holders.flatMap((holder) => {
      const source = read(holder.file);
      if (source === null) {
        return [`${id} (${says}): ${holder.file} is gone`];
      }
      return isIn(source, holder.file, holder.title)
        ? []
        : [`${id} (${says}): ${holder.file} has no "${holder.title}"`];
    });
    return [
      ...twice,
      ...(holders.length === 0 ? [`${id} (${says}): no test holds it`] : []),
      ...lost,
    ];
  });
}

if (import.meta.main) {
  const statements = allStatements();
  reportErrors(statementErrors(statements, fileOfProject));
  console.log(`${statements.length} statements of the specification are held`);
}
