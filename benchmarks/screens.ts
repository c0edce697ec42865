import { devices, type Page } from '@playwright/test';
import { adminLeadPath, adminPaths, portalPaths } from '#core/contract/site.ts';
import { demoPartner } from '#scripts/demo/people.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { staffPassword, withProduct } from './product.ts';
import { post } from './lead-body.ts';
import {
  type LighthouseFigures,
  lighthouseTable,
  type LighthouseTarget,
  measureLighthouse,
} from './lighthouse.ts';
import { section, verdict } from './report.ts';
import { withSignedInPage } from './signed-in-page.ts';
import { serveTwin } from './static-twin.ts';

/** What is promised: paints of a phone in milliseconds, the score of a desk, a share of the twin. */
const mostFirstPaint = 1000;
const mostLargestPaint = { partner: 1800, staff: 3000 };
const leastPerformanceAtDesk = 95;
const mostOfTwin = 1.15;

const atDesk = ' at a desk';

/** The markup of a screen once everything has come. */
const readScreen = (url: string) => async (page: Page) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.content();
};

function verdictOf({ name, ...page }: LighthouseFigures, figure: string): string {
  const largest = mostLargestPaint[name.startsWith('/admin') ? 'staff' : 'partner'];
  const kept: Record<string, boolean> = name.endsWith(atDesk)
    ? { performance: page.performance >= leastPerformanceAtDesk }
    : { 'FCP ms': page['FCP ms'] <= mostFirstPaint, 'LCP ms': page['LCP ms'] <= largest };
  // Nothing is promised of the twin.
  return name.startsWith('/') && figure in kept ? verdict(kept[figure]!) : '';
}

/** Lighthouse on screens of the CRM and the portal, signed in, with the people of the demo. */
export function measureScreens(rounds: number): Promise<string> {
  return withProduct(
    async (origin) => {
      const staff = await signInStaff(origin, staffPassword);
      const { cookie } = staff;
      const { email, password } = demoPartner;
      const login = `${origin}/api/affiliate/dashboard/login`;
      const answer = await post(login, JSON.stringify({ email, password }));
      const partner = answer.headers.getSetCookie()[0]!.split(';')[0]!;
      const { items } = await staff.get<{ items: { id: number }[] }>('/api/admin/leads');
      const { dashboard } = portalPaths;
      const leads = `${adminPaths.dashboard}?tab=leads`;
      const lead = adminLeadPath(items[0]!.id);
      const url = origin + dashboard;
      const phone = devices['Moto G4'];
      const markup = await withSignedInPage(url, partner, phone, readScreen(url));
      const twin = await serveTwin(origin, markup);
      const targets: Record<string, LighthouseTarget> = {
        'static twin of the portal': { url: twin.url },
        [dashboard]: { url, cookie: partner },
        [portalPaths.login]: { url: origin + portalPaths.login },
        [adminPaths.login]: { url: origin + adminPaths.login },
      };
      for (const path of [adminPaths.dashboard, leads, lead]) {
        targets[path] = { url: origin + path, cookie };
      }
      for (const path of [adminPaths.dashboard, leads]) {
        targets[path + atDesk] = { url: origin + path, cookie, isDesktop: true };
      }
      try {
        const speedOnly = Object.entries(targets).map(([name, target]) => [
          name,
          { ...target, isSpeedOnly: true },
        ]);
        const figures = await measureLighthouse(Object.fromEntries(speedOnly), rounds);
        const [plain, portal] = figures as [LighthouseFigures, LighthouseFigures];
        const share = portal['LCP ms'] / plain['LCP ms'];
        return section('screens', 'Screens of partners and staff', [
          `Lighthouse 13 over HTTP/1.1, its mobile simulation unless a row says desk, with the people of the demo, signed in but for the login pages; medians of ${rounds} interleaved runs. Promised on a phone: first paint ${mostFirstPaint} ms, largest ${mostLargestPaint.partner} for partners and ${mostLargestPaint.staff} for staff; at a desk a performance of ${leastPerformanceAtDesk}. Script as it travelled, with its headers and with what comes a second later; tests hold what a first screen waits for.`,
          lighthouseTable(
            figures,
            ['performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KiB'],
            verdictOf,
          ),
          `Largest paint of the portal as a share of the same screen as plain HTML: ${share.toFixed(2)}, promised at most ${mostOfTwin}: ${verdict(share <= mostOfTwin)}.`,
        ]);
      } finally {
        await twin.stop();
      }
    },
    { hasDemo: true },
  );
}
