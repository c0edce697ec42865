import type { BrowserContext, Page } from '@playwright/test';
import { portalLeadPath } from '#core/contract/site.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { expectLoaded } from './crm.ts';
import { foldOut } from './hostile.ts';
import { freshEmail, freshPhone } from './visitor.ts';

/** A registered affiliate, with the session cookie from the registration. */
export interface Partner {
  id: number;
  email: string;
  password: string;
  referralCode: string;
  cookie: { name: string; value: string };
}

/** The browser logs the specified 401 of the session call itself. */
export const nobodyInPortal = /status of 401 .*\/api\/affiliate\/session\)$/;

/** Registers an affiliate over the API, as the public page does. */
export async function registerPartner(
  origin: string,
  typed: Record<string, unknown> = {},
): Promise<Partner> {
  const password = 'tulip harbor lamp';
  const email = freshEmail();
  const answer = await fetch(`${origin}/api/affiliate/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Souza',
      email,
      password,
      confirmPassword: password,
      isLicensedRealtor: true,
      referralCode: `P${Math.random().toString(36).slice(2, 12)}`,
      ...typed,
    }),
  });
  if (!answer.ok) {
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  const { id, referralCode } = (await answer.json()) as Pick<Partner, 'id' | 'referralCode'>;
  const [line = ''] = answer.headers.getSetCookie();
  const [name = '', value = ''] = line.split(';')[0]!.split('=');
  return { id, email, password, referralCode, cookie: { name, value } };
}

/** The same affiliate with a new session, because an idle one has ended. */
export async function signInPartner(origin: string, partner: Partner): Promise<Partner> {
  const { email, password } = partner;
  const answer = await fetch(`${origin}/api/affiliate/dashboard/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const [line = ''] = answer.headers.getSetCookie();
  const [name = '', value = ''] = line.split(';')[0]!.split('=');
  return { ...partner, cookie: { name, value } };
}

/** A page of the portal in a browser that is already signed in. */
export async function openPortal(
  context: BrowserContext,
  { cookie }: Partner,
  { origin, path = '/affiliate/dashboard' }: { origin: string; path?: string },
): Promise<Page> {
  await context.addCookies([{ ...cookie, url: origin, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Sends an affiliate's lead over the API, as the public form does; returns its id. */
export async function sendClient(
  origin: string,
  { referralCode }: Partner,
  typed: Record<string, unknown> = {},
): Promise<number> {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...usualAnswers,
      firstName: 'Lidia',
      lastName: 'Client',
      email: freshEmail(),
      phone: freshPhone(),
      currentAddress: '12 Main Street, Portland, OR 97204',
      secondsOnForm: 45,
      referralCode,
      ...typed,
    }),
  });
  if (!answer.ok) {
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }
  return ((await answer.json()) as { id: number }).id;
}

const doors = ['/affiliate/login', '/affiliate/forgot-password'];

/**
 * Opens every screen of the portal, those before the login first, and calls `look` when each has
 * loaded. `partner` signs in once for all of them; `client` is the lead whose page is one of them.
 */
export async function eachPortalScreen(
  context: BrowserContext,
  partner: Partner,
  { origin, client, language, look }: PortalTour,
): Promise<void> {
  const page = await context.newPage();
  for (const path of [...doors, '/affiliate/reset-password?token=nothing']) {
    await page.goto(withLanguage(path, language));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(page, path);
  }
  await page.close();
  const desk = await openPortal(context, partner, { origin });
  const inside = ['', '?tab=earnings', '?tab=kit', '?tab=profile'].map(
    (tab) => `/affiliate/dashboard${tab}`,
  );
  for (const path of [...inside, portalLeadPath(client)]) {
    await desk.goto(withLanguage(path, language));
    await desk.locator('main h2').first().waitFor();
    await expectLoaded(desk);
    await foldOut(desk);
    await look(desk, path);
  }
  await desk.close();
  await context.clearCookies();
}

interface PortalTour {
  origin: string;
  client: number;
  language: string;
  look: (page: Page, path: string) => Promise<void>;
}

function withLanguage(path: string, language: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
