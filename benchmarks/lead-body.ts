import { usualAnswers } from '#server/testing/usual-answers.ts';

let count = 0;

/** A complete application, different at every call. */
export const leadBody = (): string => {
  const index = (count += 1);
  return JSON.stringify({
    firstName: 'Maria',
    lastName: `Gonzalez ${index}`,
    email: `maria.gonzalez.${index}@example.com`,
    phone: '(541) 555-0199',
    currentAddress: '12 Orchard Lane, Medford, OR 97501',
    ...usualAnswers,
    sessionId: `bench${process.pid.toString(36)}${index.toString(36).padStart(12, '0')}`,
    pageUrl: '/apply?lang=es',
    website: '',
    secondsOnForm: 74,
  });
};

/** Applies once, as a visitor does. */
export async function postLead(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: leadBody(),
  });
  if (!answer.ok) {
    throw new Error(`no lead was made: ${answer.status} ${await answer.text()}`);
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
