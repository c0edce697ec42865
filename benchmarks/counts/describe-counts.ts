import { table, verdict } from '../report.ts';
import type { CountCost, CountFigures } from './measure-counts.ts';

const promised = 0.9;

const row = (engine: string, load: string, cost: CountCost): string[] => [
  engine,
  load,
  cost.counting.toFixed(0),
  cost.plain.toFixed(0),
  `${cost.ratio.toFixed(2)} ${verdict(cost.ratio >= promised)}`,
  cost.countedRows.toFixed(0),
  cost.countMs.toFixed(0),
  String(cost.bad),
];

/** What the counts cost what is stored, as paragraphs of the document. */
export function describeCounts(
  figures: readonly { readonly engine: string; readonly counts: CountFigures }[],
): string[] {
  return [
    'What the counts of staff cost ([027](decisions/027-counts-of-each-day.md)): the same loads on the product as it is and on the product without its counts (nothing scheduled, triggers and indexes dropped), each on a database of its own, in turns. Beside every two seconds of load the rows of the two seconds before are counted, so thirty times as often as every minute. Ratio: the median of the rounds, each against its own.',
    table(
      [
        'engine',
        'load',
        'with counts/s',
        'without/s',
        `ratio (>= ${promised})`,
        'rows counted meanwhile',
        'ms that took',
        'failed',
      ],
      figures.flatMap(({ engine, counts }) => [
        row(engine, 'leads', counts.lead),
        row(engine, 'views', counts.view),
      ]),
    ),
  ];
}
