import type { RenderedScreen, FirstNeeds, ScreenRenderer } from '#core/contract/site.ts';
import { overseers } from '#core/domain/accounts/staff-role.ts';
import { fakeSite } from './fake-site.ts';

const figures = [
  '/api/admin/dashboard/stats',
  '/api/admin/dashboard/activity',
  '/api/admin/queue',
  '/api/admin/notices/due',
];
const callsOfTabs: Readonly<Record<string, readonly string[]>> = {
  leads: ['/api/admin/leads'],
  reports: ['/api/admin/reports/leads?range=30d'],
  staff: [],
};
const callsOfPortal = [
  '/api/affiliate/news',
  '/api/affiliate/dashboard/stats',
  '/api/affiliate/referrals?pageSize=25',
];

/** What screens need that are like those of the back offices; each names its path and tab. */
export const firstNeeds: ScreenRenderer['firstNeeds'] = ({ path, tab, language, role }) => {
  const needs = (name: string, frame: readonly string[], own: readonly string[]): FirstNeeds => ({
    modules: [path, name],
    calls: [...frame, ...own],
    isRendered: own.length > 0,
  });
  if (path.startsWith('/affiliate')) {
    const isDashboard = path === '/affiliate/dashboard';
    const isFirst = isDashboard && (tab === undefined || tab === 'dashboard');
    const frame = ['/api/affiliate/session', ...(isDashboard ? ['/api/affiliate/earnings'] : [])];
    return needs(language, frame, isFirst ? callsOfPortal : []);
  }
  const frame = ['/api/admin/news', '/api/admin/session'];
  if (path !== '/admin/dashboard') {
    const isLead = path === '/admin/contact/:id';
    return needs('', frame, isLead ? ['/api/admin/leads/:id', '/api/admin/programme'] : []);
  }
  const hasTab = tab !== 'audit' || !role || overseers.includes(role);
  const name = (hasTab && tab) || 'overview';
  return needs(name, frame, callsOfTabs[name] ?? figures);
};

/** A front end whose screens stand in this document and are rendered by this; it remembers from what. */
export function renderedSite(
  document: string,
  render: (screen: RenderedScreen) => string | Promise<string>,
) {
  const rendered: RenderedScreen[] = [];
  const renderer: ScreenRenderer = {
    async renderScreen(screen) {
      rendered.push(screen);
      return render(screen);
    },
    firstNeeds,
    startScript: (...given) => `start(${JSON.stringify(given)})`,
  };
  const site = fakeSite(() => '', {
    appDocument: async () => document,
    screens: { admin: renderer, portal: renderer },
  });
  return { site, rendered };
}

/** The answers that a rendered screen brings for its script. */
export function answersIn(body: string): Record<string, unknown> | null {
  const [, text] =
    /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(body) ?? [];
  return text === undefined ? null : JSON.parse(text);
}
