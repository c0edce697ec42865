/** How a call ended. */
export const callOutcomes = ['reached', 'voicemail', 'no_answer', 'wrong_number', 'stop'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** How an attempt to contact somebody ended; of a message it is known that staff sent it. */
export const attemptOutcomes = [...callOutcomes, 'sent'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Whether an attempt counts as the lender's first answer: the person heard, or can read it. */
export function isAnswer(outcome: AttemptOutcome): boolean {
  return outcome === 'reached' || outcome === 'stop' || outcome === 'sent';
}
