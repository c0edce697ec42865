export const callOutcomes = ['reached', 'voicemail', 'no_answer', 'wrong_number', 'stop'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** How an attempt to contact a person ended; a message only counts as sent. */
export const attemptOutcomes = [...callOutcomes, 'sent'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

/** Whether nobody took a call: it is tried again. */
export function isUnanswered(outcome: AttemptOutcome): boolean {
  return outcome === 'no_answer' || outcome === 'voicemail';
}

/** Whether an attempt counts as the first answer: the person was reached, or can read a message. */
export function isAnswer(outcome: AttemptOutcome): boolean {
  return outcome === 'reached' || outcome === 'stop' || outcome === 'sent';
}
