import { readAffiliateSession } from '#core/contract/affiliate/account.ts';
import { readEarnings } from '#core/contract/affiliate/earnings.ts';
import { firstReferrals, readOwnStats } from '#core/contract/affiliate/referrals.ts';
import { portalPaths } from '#core/contract/site.ts';

interface SeenFirst {
  /** The number of the affiliate who is signed in. */
  affiliateId: number;
  /** The path of the route. */
  path: string;
  /** The tab that the address asks for; empty for the first one. */
  tab: string;
}

/** What the screen that is seen first asks for as soon as it stands: addresses. */
function addressesOf({ path, tab }: SeenFirst): string[] {
  const session = readAffiliateSession.path;
  if (path !== portalPaths.dashboard) {
    return [session];
  }
  // Whether there is a tab of earnings hangs on what they are.
  const tabs = [session, readEarnings.path];
  const isFirstTab = tab === '' || tab === 'dashboard';
  return isFirstTab ? [...tabs, readOwnStats.path, firstReferrals] : tabs;
}

/**
 * The script by which the portal's document asks for what its first screen shows, while the scripts
 * of that screen are still under way; `web/kit/early-answers.ts` takes the answers. It asks in the
 * name of the affiliate who was signed in when the document was sent: for anybody else there is no
 * answer. Of the affiliate the document holds nothing but that number.
 */
export function earlyCalls(seen: SeenFirst): string {
  const headers = JSON.stringify({
    accept: 'application/json',
    'x-speaks-as': `affiliate ${seen.affiliateId}`,
  });
  const addresses = JSON.stringify(addressesOf(seen));
  return [
    '<script>var earlyAnswers=new Map;',
    `for(const a of ${addresses}){`,
    `const f=fetch(a,{headers:${headers}});f.catch(()=>{});earlyAnswers.set(a,f)}`,
    '</script>',
  ].join('');
}
