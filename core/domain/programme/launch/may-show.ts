import type { ProgrammeTerms } from '../programme-terms.ts';

/** Whether a page may state claims that depend on a doubtful fact. */
export function mayShow({ withheld }: Pick<ProgrammeTerms, 'withheld'>, fact: string): boolean {
  return !withheld?.includes(fact);
}
