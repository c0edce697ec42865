import { readAffiliateSession } from '#core/contract/partners/affiliate/account.ts';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { readOwnNews } from '#core/contract/partners/affiliate/news.ts';
import { firstReferrals, readOwnStats } from '#core/contract/partners/affiliate/referrals.ts';
import { listLeads, readLead } from '#core/contract/leads/leads.ts';
import { readNews } from '#core/contract/office/news.ts';
import { countNotices } from '#core/contract/visitor/letters.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { readQueue } from '#core/contract/office/queue.ts';
import { officeReaders, overseers, type StaffRole } from '#core/domain/accounts/staff-role.ts';
import { readLeadReport, usualReportRange } from '#core/contract/operations/reports.ts';
import { adminPaths, portalPaths } from '#core/contract/site.ts';
import {
  readDashboardActivity,
  readDashboardStats,
  readStaffSession,
} from '#core/contract/accounts/staff.ts';

/** The screen that is seen first. */
interface SeenFirst {
  /** The path of the route. */
  path: string;
  /** The tab that the address asks for; empty for the first one, or where there are none. */
  tab: string;
}

/** The calls of a first screen; the first of them is to be answered before the others are asked. */
export interface ScreenCalls {
  addresses: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/**
 * The calls that the first screen of the portal makes, in the name of the affiliate who was signed
 * in when the document was sent. Another account gets none of the answers.
 */
export function portalCalls(affiliateId: number, { path, tab }: SeenFirst): ScreenCalls {
  const isDashboard = path === portalPaths.dashboard;
  const isFirstTab = tab === '' || tab === 'dashboard';
  return {
    addresses: [
      readAffiliateSession.path,
      // They decide whether there is a tab of earnings.
      ...(isDashboard ? [readEarnings.path] : []),
      ...(isDashboard && isFirstTab ? [readOwnNews.path, readOwnStats.path, firstReferrals] : []),
    ],
    headers: { accept: 'application/json', 'x-speaks-as': `affiliate ${affiliateId}` },
  };
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

interface SeenByStaff extends SeenFirst {
  /** Whether the address says more than the tab, such as a search or a range of days. */
  isSpecial: boolean;
  /** The id in the address, such as a lead's; empty without one. */
  id: string;
  role: StaffRole;
}

/** The address of the unfiltered list, as the CRM writes it. */
function usualListOfLeads(): string {
  const asked = listLeads.query!.parse({});
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) {
      query.set(name, String(value));
    }
  }
  return `${listLeads.path}?${query.toString()}`;
}

/** The addresses that the opened screen of the CRM calls at once. */
function staffAddressesOf({ path, tab, isSpecial, id, role }: SeenByStaff): string[] {
  // The news start before the figures are read, so no change in between is missed.
  const always = [readNews.path, readStaffSession.path];
  if (path === adminPaths.lead && /^[1-9]\d{0,15}$/.test(id)) {
    return [...always, readLead.path.replace(':id', id), readProgramme.path];
  }
  if (path !== adminPaths.dashboard) {
    return always;
  }
  if (tab === 'today') {
    const today = [...always, readQueue.path, readProgramme.path];
    return overseers.includes(role) ? [...today, countNotices.path] : today;
  }
  if (tab === 'overview') {
    const figures = [...always, readDashboardStats.path, readDashboardActivity.path];
    const hasReport = officeReaders.includes(role) && !isSpecial;
    return !hasReport ? figures : [...figures, `${readLeadReport.path}?range=${usualReportRange}`];
  }
  return tab === 'leads' && !isSpecial ? [...always, usualListOfLeads()] : always;
}

/** The calls of the CRM's first screen. */
export function staffCalls(seen: SeenByStaff): ScreenCalls {
  return { addresses: staffAddressesOf(seen), headers: { accept: 'application/json' } };
}
