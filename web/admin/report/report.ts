import type { readLeadReport } from '#core/contract/reports.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';

/** What is counted in a range of days, and in as many before. */
export type Report = AnswerOf<typeof readLeadReport>;
