import { portalPaths } from '#core/contract/site.ts';
import { type LighthouseFigures, type LighthouseTarget, measureLighthouse } from '../lighthouse.ts';
import { leadBody } from '../lead-body.ts';
import { section, table, verdict } from '../report.ts';

/** What is promised: milliseconds until a screen can be used. */
const mostMs = 3000;
const referrals = 30;
const code = 'BENCHSLOW';

function post(origin: string, path: string, body: string): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

async function checked(answer: Response): Promise<Response> {
  if (!answer.ok) {
    throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  }
  return answer;
}

/** An affiliate with some referrals; answers the cookie of its session. */
async function workingAffiliate(origin: string): Promise<string> {
  const password = 'copper-lantern-otter';
  const registered = await checked(
    await post(
      origin,
      '/api/affiliate/register',
      JSON.stringify({
        firstName: 'Rosa',
        lastName: 'Delgado',
        email: 'rosa@delgado-realty.example',
        isLicensedRealtor: true,
        referralCode: code,
        password,
        confirmPassword: password,
      }),
    ),
  );
  for (let count = 0; count < referrals; count++) {
    const lead = JSON.parse(leadBody()) as object;
    await checked(
      await post(origin, '/api/leads', JSON.stringify({ ...lead, referralCode: code })),
    );
  }
  return registered.headers.getSetCookie()[0]!.split(';')[0]!;
}

const head = [
  'screen',
  'performance',
  'FCP ms',
  'LCP ms',
  'TTI ms',
  'TBT ms',
  'CLS',
  'script KiB in all',
];

const row = (figure: LighthouseFigures) => {
  const slow = Math.max(figure.lcp, figure.tti);
  return [
    figure.name,
    String(figure.performance),
    figure.fcp.toFixed(0),
    figure.lcp.toFixed(0),
    `${figure.tti.toFixed(0)} ${verdict(slow < mostMs)}`,
    figure.tbt.toFixed(0),
    figure.cls.toFixed(3),
    (figure.scriptBytes / 1024).toFixed(1),
  ];
};

/** The first screens of the portal on Lighthouse's slow phone: signing in, and the own dashboard. */
export async function measurePortalScreens(origin: string, rounds: number): Promise<string> {
  const cookie = await workingAffiliate(origin);
  const { login, dashboard } = portalPaths;
  const targets: Record<string, LighthouseTarget> = {
    [login]: { url: origin + login },
    [`${login}?lang=pt`]: { url: `${origin}${login}?lang=pt` },
    [dashboard]: { url: origin + dashboard, cookie, endsAt: dashboard },
    [`${dashboard}?lang=pt`]: { url: `${origin}${dashboard}?lang=pt`, cookie, endsAt: dashboard },
  };
  const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
  return section('screens', 'First screens of the portal', [
    `Lighthouse 13, mobile simulation, medians of ${rounds} interleaved runs; the dashboard is signed in and has ${referrals} referrals. Promised: usable in under ${mostMs / 1000} s, which is both its largest paint and the moment from which it answers at once (TTI). The script in all has the headers and what comes a second after the first screen, such as messages; the promise for the first screen (150 KiB) is held by \`server/pages/first-screens.test.ts\`.`,
    table(head, figures.map(row)),
  ]);
}
