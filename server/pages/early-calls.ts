import type { AnyRoute } from '#core/contract/route.ts';
import type { FirstNeeds } from '#core/contract/site.ts';
import type { SignedIn } from './pages-options.ts';
import type { SinglePageApp } from './site.ts';

/** The calls of a first screen; the first of them is to be answered before the others are asked. */
export interface ScreenCalls {
  addresses: readonly string[];
  headers: Readonly<Record<string, string>>;
  isScreen: boolean;
}

interface Opened {
  app: SinglePageApp;
  needs: FirstNeeds;
  /** Who is signed in. Another account gets none of the answers. */
  account: SignedIn;
  /** The parameters of the route, such as a lead's id. */
  params: Readonly<Record<string, string>>;
  /** Whether the address says more than the tab, such as a search or a range of days. */
  isSpecial: boolean;
}

const idPattern = /^[1-9]\d{0,15}$/;

/** The address of an unfiltered list, as the app writes it. */
function usualAddress({ path, query }: AnyRoute): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query!.parse({}) as object)) {
    if (value !== undefined) {
      asked.set(name, String(value));
    }
  }
  return asked.size === 0 ? path : `${path}?${asked.toString()}`;
}

/** The calls that this screen makes at once, of those that these entries describe. */
export function callsOf(entries: readonly AnyRoute[], opened: Opened): ScreenCalls {
  const { app, needs, account, params, isSpecial } = opened;
  const { id, role } = account;
  const isKnown = Object.values(params).every((value) => idPattern.test(value));
  const addresses = needs.calls.flatMap((call) => {
    const [path = call] = call.split('?');
    const entry = entries.find((known) => known.method === 'GET' && known.path === path);
    const isAllowed = entry && (!role || !entry.roles || entry.roles.includes(role));
    if (!isAllowed || (isSpecial && entry.query) || (!isKnown && path.includes(':'))) {
      return [];
    }
    const address = entry.query && call === path ? usualAddress(entry) : call;
    return address.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  });
  const speaksAs = app === 'portal' && { 'x-speaks-as': `affiliate ${id}` };
  const headers = { accept: 'application/json', ...speaksAs };
  return { addresses, headers, isScreen: needs.isRendered && isKnown && !isSpecial };
}

/**
 * The script with which a document makes the calls of its first screen, while the scripts of that
 * screen are still loading; `web/kit/early-answers.ts` takes the answers, and the screen does not
 * call again, so the audit log has one line for it. Of the person this holds only the id.
 */
export function earlyCalls({ addresses, headers }: ScreenCalls): string {
  return [
    '<script>var earlyAnswers=new Map;',
    `for(const a of ${JSON.stringify(addresses)}){`,
    `const f=fetch(a,{headers:${JSON.stringify(headers)}});`,
    'f.catch(()=>{});earlyAnswers.set(a,f)}',
    '</script>',
  ].join('');
}
