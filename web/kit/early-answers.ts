/** The answer to a call that the document has made already; each is taken once. */
export function takeEarlyAnswer(address: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(address);
  globalThis.earlyAnswers?.delete(address);
  return answer;
}

/** Answers that came with the document, by the address of the call. */
let firstAnswers: Map<string, unknown> | undefined;

/** The id of the element that holds them. */
const place = 'first-answers';

function readFirstAnswers(): Map<string, unknown> {
  const element = document.getElementById(place);
  element?.remove();
  const answers = JSON.parse(element?.textContent ?? '{}') as Record<string, unknown>;
  return new Map(Object.entries(answers));
}

/** The answer to a call that came with the document; each is taken once. */
export function takeFirstAnswer<Answer>(address: string): Answer | undefined {
  firstAnswers ??= readFirstAnswers();
  const answer = firstAnswers.get(address);
  firstAnswers.delete(address);
  return answer as Answer | undefined;
}

/** Runs synchronous work with these answers, as the server does to render a screen. */
export function withFirstAnswers<T>(answers: Readonly<Record<string, unknown>>, work: () => T): T {
  firstAnswers = new Map(Object.entries(answers));
  try {
    return work();
  } finally {
    firstAnswers = new Map();
  }
}

/** Forgets the unused answers: they belong to a person who is no longer signed in. */
export function dropEarlyAnswers(): void {
  globalThis.earlyAnswers?.clear();
  firstAnswers?.clear();
}
