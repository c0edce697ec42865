import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '#core/domain/language.ts';
import type { StaffSession } from '#server/testing/sessions/staff-session.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { joinOffice, type Office } from './moved-clock.ts';
import { freshEmail } from './visitor.ts';

/** The applicant's home: at 10:20 in New York it is 7:20 in Oregon, too early for a call. */
const homes = {
  NY: { phone: '(518) 555-0', currentAddress: '8 Elm Street, Albany, NY 12207' },
  TX: { phone: '(512) 555-0', currentAddress: '41 Live Oak, Austin, TX 78701' },
  OR: { phone: '(503) 555-0', currentAddress: '12 Main Street, Portland, OR 97204' },
} as const;

let count = 0;

interface Applicant {
  name: string;
  state?: keyof typeof homes;
  language?: Language;
}

/** Applies on the site now; returns the lead's id. */
export async function applyAs(
  { product }: Pick<Office, 'product'>,
  { name, state = 'TX', language = 'en' }: Applicant,
): Promise<number> {
  const [firstName, lastName] = name.split(' ');
  count += 1;
  const { phone, currentAddress } = homes[state];
  const answer = await fetch(`${product.origin}/api/leads?lang=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...usualAnswers,
      firstName,
      lastName,
      email: freshEmail(),
      // No two people share a telephone here.
      phone: `${phone}${String(count).padStart(3, '0')}`,
      currentAddress,
      propertyState: state,
      secondsOnForm: 45,
    }),
  });
  if (answer.status !== 201) {
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  return ((await answer.json()) as { id: number }).id;
}

const numbered = (last: string, most: number) =>
  Array.from({ length: most }, (_, index) => `${last}${String(index + 1).padStart(2, '0')}`);

/** As an admin, gives leads to an owner or back to the queue. */
export async function giveTo(admin: StaffSession, ownerId: number, ids: number[]): Promise<void> {
  for (const id of ids) {
    await admin.post(`/api/admin/leads/${id}/owner`, { ownerId });
  }
}

/**
 * The eighty leads of Lucia's office on Monday at 10:20. From the weekend: 36 without an owner, 14
 * of hers, six of hers with a next step today, and 14 of a colleague. From this morning: four from
 * a quarter of an hour ago, and six new ones.
 */
export async function eightyLeads(office: Office) {
  const { clock } = office;
  await office.moveTo('Saturday 11:00');
  const saturday = await office.signIn();
  const languages: Language[] = ['en', 'es'];
  const lucia = { firstName: 'Lucia', lastName: 'Marsh', role: 'officer', languages };
  const omar = { firstName: 'Omar', lastName: 'Reyes', role: 'officer', languages: [] };
  const { id: luciaId } = await joinOffice(office, saturday, lucia);
  const { id: omarId } = await joinOffice(office, saturday, omar);
  const applyAll = async (names: string[], applicant: Omit<Applicant, 'name'> = {}) => {
    const ids: number[] = [];
    for (const name of names) {
      ids.push(await applyAs(office, { name, state: 'NY', ...applicant }));
    }
    return ids;
  };
  await applyAll(numbered('Ana Weekend', 12), { language: 'es' });
  await applyAll(numbered('Walt Coast', 8), { state: 'OR' });
  await applyAll(numbered('Tess Weekend', 16));
  await giveTo(saturday, luciaId, await applyAll(numbered('Nora Mine', 14), { state: 'NY' }));
  await giveTo(saturday, omarId, await applyAll(numbered('Olaf Theirs', 14)));
  const planned = await applyAll(numbered('Fay Planned', 6));
  await giveTo(saturday, luciaId, planned);
  for (const [index, id] of planned.entries()) {
    const at = clock.next(`Monday ${index < 4 ? '10' : '15'}:0${index}`).toISOString();
    const note = `Ask about paper ${index + 1}`;
    await saturday.put(`/api/admin/leads/${id}/follow-up`, { at, note });
  }
  await office.moveTo('Monday 10:05');
  await applyAll(numbered('Dan Early', 4));
  await office.moveTo('Monday 10:20');
  await applyAll(numbered('Faith Fresh', 6), { state: 'NY' });
  return { luciaId, omarId };
}

function inHours(total: number): string {
  return total < 60 ? `${total} min` : `${Math.floor(total / 60)} h`;
}

/**
 * Expects a row of the queue to show how long its lead has waited, within a day; the exact time
 * depends on the machine. The screen's clock ticks twice a minute.
 */
export async function expectWait(page: Page, { clock }: Office, row: Locator): Promise<void> {
  const path = await row.getByRole('link').first().getAttribute('href');
  const lead = await page.request.get(`/api/admin/leads/${path!.split('/').pop()}`);
  const { createdAt } = (await lead.json()) as { createdAt: string };
  await expect(async () => {
    const minutes = Math.floor((clock.now().getTime() - Date.parse(createdAt)) / 60_000);
    await expect(row.getByRole('cell').nth(6)).toHaveText(inHours(minutes), { timeout: 1000 });
  }).toPass();
}
