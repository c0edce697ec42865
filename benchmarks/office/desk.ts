import { adminPaths } from '#core/contract/site.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { type LighthouseFigures, type LighthouseTarget, measureLighthouse } from '../lighthouse.ts';
import { section, table, verdict } from '../report.ts';
import { withDemo } from './with-demo.ts';

/** What is promised: Lighthouse's score. */
const leastPerformance = 95;

const head = ['screen', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script KiB'];

const row = (figure: LighthouseFigures) => {
  const { name, performance, fcp, lcp, tbt, cls, scriptBytes } = figure;
  return [
    name,
    `${performance} ${verdict(performance >= leastPerformance)}`,
    fcp.toFixed(0),
    lcp.toFixed(0),
    tbt.toFixed(0),
    cls.toFixed(3),
    (scriptBytes / 1024).toFixed(1),
  ];
};

/** Lighthouse's desktop on the CRM as signed-in staff open it, with the data of the demo. */
export function measureDesk(rounds: number): Promise<string> {
  return withDemo(async (origin, adminPassword) => {
    const { cookie } = await signInStaff(origin, adminPassword);
    const { dashboard } = adminPaths;
    const leads = `${dashboard}?tab=leads`;
    const targetOf = (path: string): LighthouseTarget => ({
      url: origin + path,
      cookie,
      endsAt: dashboard,
      isDesktop: true,
    });
    const targets = { [dashboard]: targetOf(dashboard), [leads]: targetOf(leads) };
    const figures = await measureLighthouse(targets, rounds, process.env.CHROMIUM_PATH!);
    return section('desk', 'The CRM at a desk', [
      `Lighthouse 13, its desktop simulation, signed in, with the data of the demo; medians of ${rounds} interleaved runs. Promised for the dashboard: at least ${leastPerformance}. Script as it travelled, with its headers and with what comes a second later (the place of messages); a test holds what the first screen waits for to 250 KiB in few files.`,
      table(head, figures.map(row)),
    ]);
  });
}
