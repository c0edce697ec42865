import { usualAnswers } from '#server/testing/usual-answers.ts';

let count = 0;

/** A complete application, different at every call. */
export const leadBody = (): string => {
  const index = (count += 1);
  return JSON.stringify({
    firstName: 'Maria',
    lastName: `Gonzalez ${index}`,
    email: `maria.gonzalez.${index}@example.com`,
    // Not one number for all: a lead is shown with how many others its person has.
    phone: `(541) ${220 + (index % 77)}-${String(index % 10_000).padStart(4, '0')}`,
    currentAddress: '12 Orchard Lane, Medford, OR 97501',
    ...usualAnswers,
    sessionId: `bench${process.pid.toString(36)}${index.toString(36).padStart(12, '0')}`,
    pageUrl: '/apply?lang=es',
    website: '',
    secondsOnForm: 74,
  });
};

/** Posts JSON; throws if it is refused. */
export async function post(url: string, body: string, headers = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  if (!answer.ok) {
    throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  }
  return answer;
}

/** Applies so often, as visitors do. */
export async function applyTimes(origin: string, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 50) {
    const some = Array.from({ length: Math.min(left, 50) }, leadBody);
    await Promise.all(some.map((body) => post(`${origin}/api/leads`, body)));
  }
}

/** One page view, different for every index. */
export const viewBody = (index: number): string =>
  JSON.stringify({
    sessionId: `view${process.pid.toString(36)}${(index % 5000).toString(36).padStart(12, '0')}`,
    userAgent: 'Mozilla/5.0 (benchmark)',
    page: '/calculator',
    action: 'page_view',
    data: { language: 'es', referrer: 'https://www.example.com/' },
  });
