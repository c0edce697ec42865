/** The answer to a call that the document has made already; each is taken once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return answer;
}

/** Forgets what was not taken: it was answered to somebody who is no longer signed in. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers?.clear();
}
