import { stripVTControlCharacters } from 'node:util';
import type { Failure, Outcome } from './outcome.ts';

interface ReportedError {
  message?: string | undefined;
}

interface Spec {
  title: string;
  /** From the folder of the tests. */
  file: string;
  line: number;
  /** The same test once for every project. */
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { errors: ReportedError[] }[];
  }[];
}

interface Suite {
  specs?: Spec[] | undefined;
  suites?: Suite[] | undefined;
}

/** What is read of the report that Playwright writes as JSON. */
export interface PlaywrightReport {
  suites: Suite[];
  /** What went wrong outside all tests. */
  errors: ReportedError[];
  stats: { expected: number };
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const textOf = (errors: readonly ReportedError[]): string =>
  errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');

function failuresOf({ title, file, line, tests }: Spec, folder: string): Failure[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ projectName, results }) => ({
      name: `${title} [${projectName}]`,
      file: `${folder}/${file}:${line}`,
      reason: textOf(results.flatMap(({ errors }) => errors)),
    }));
}

/** Adds up a run of Playwright whose tests lie in `folder`. */
export function playwrightOutcome(report: PlaywrightReport, folder: string): Outcome {
  const { suites, errors, stats } = report;
  const outside = errors.map((error) => ({
    name: 'outside all tests',
    file: '',
    reason: textOf([error]),
  }));
  const inTests = suites.flatMap(specsOf).flatMap((spec) => failuresOf(spec, folder));
  return { passed: stats.expected, failures: [...inTests, ...outside] };
}
