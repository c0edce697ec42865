import { chromium, devices } from '@playwright/test';
import { portalPaths } from '#core/contract/site.ts';
import { chromiumFlags } from '#scripts/chromium-flags.ts';
import { demoPartner } from '#scripts/demo/people.ts';
import { measureLighthouse } from '../lighthouse.ts';
import { section, table, verdict } from '../report.ts';
import { serveTwin } from '../static-twin.ts';
import { withDemo } from './with-demo.ts';

/** What is promised: the largest paint as a share of the twin's. */
const mostOfTwin = 1.15;

async function signIn(origin: string): Promise<string> {
  const { email, password } = demoPartner;
  const answer = await fetch(`${origin}/api/affiliate/dashboard/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) {
    throw new Error(`the partner was refused: ${answer.status} ${await answer.text()}`);
  }
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The markup of a screen once everything has come. */
async function readScreen(url: string, cookie: string): Promise<string> {
  const executablePath = process.env.CHROMIUM_PATH!;
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const context = await browser.newContext(devices['Moto G4']);
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: new URL(url).origin }]);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return await page.content();
  } finally {
    await browser.close();
  }
}

/** Lighthouse's phone on the dashboard of a partner of the demo, beside the same screen as HTML. */
export function measurePortal(rounds: number): Promise<string> {
  return withDemo(async (origin) => {
    const { dashboard } = portalPaths;
    const url = origin + dashboard;
    const cookie = await signIn(origin);
    const twin = await serveTwin(origin, await readScreen(url, cookie));
    try {
      const targets = {
        twin: { url: twin.url, isTwin: true },
        [dashboard]: { url, cookie, endsAt: dashboard },
      };
      const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
      const [plain, screen] = figures as [(typeof figures)[0], (typeof figures)[0]];
      const share = screen.lcp / plain.lcp;
      return section('portal', 'The portal on a phone', [
        `Lighthouse 13, mobile simulation, the dashboard of a signed-in partner of the demo and the same screen as plain HTML (same text and style, no script); medians of ${rounds} interleaved runs. Script as it travelled, with its headers and with what comes a second later (the place of messages); a test holds what the first screen waits for to 150 KiB.`,
        table(
          ['screen', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KiB'],
          figures.map(({ name, performance, fcp, lcp, tbt, cls, scriptBytes }) => [
            name,
            String(performance),
            fcp.toFixed(0),
            lcp.toFixed(0),
            tbt.toFixed(0),
            cls.toFixed(3),
            (scriptBytes / 1024).toFixed(1),
          ]),
        ),
        `Largest paint as a share of the twin's: ${share.toFixed(2)}, promised at most ${mostOfTwin}: ${verdict(share <= mostOfTwin)}.`,
      ]);
    } finally {
      await twin.stop();
    }
  });
}
