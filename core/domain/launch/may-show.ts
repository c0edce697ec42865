import type { ProgrammeTerms } from '../programme-terms.ts';

/** Whether a page may say what rests on a doubtful fact. */
export function mayShow({ withheld }: Pick<ProgrammeTerms, 'withheld'>, fact: string): boolean {
  return !withheld?.includes(fact);
}
