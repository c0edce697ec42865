/** The result of a calculation, split into the part that many share and its own figures. */
export interface PartedResult {
  /** Its JSON, for `format()` of PostgreSQL: each figure is `%s`. */
  template: string;
  /** The figures as JSON, in the order of their places. None holds a line break. */
  figures: string[];
}

/** Splits a result into the names of its figures and the figures. */
export function partResult(result: object): PartedResult {
  const figures: string[] = [];
  const templateOf = (value: unknown): string => {
    if (Array.isArray(value)) {
      return `[${value.map(templateOf).join(',')}]`;
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).filter(([, one]) => one !== undefined);
      const named = entries.map(
        ([name, one]) => `${JSON.stringify(name).replaceAll('%', '%%')}:${templateOf(one)}`,
      );
      return `{${named.join(',')}}`;
    }
    figures.push(JSON.stringify(value));
    return '%s';
  };
  return { template: templateOf(result), figures };
}
