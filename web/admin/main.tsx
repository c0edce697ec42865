import '#web/kit/styles/base.css';
import '#web/office/styles/tokens-office.css';
import '#web/kit/styles/dark.css';
import '#web/office/styles/tokens-dark.css';
import { adminPaths } from '#core/contract/site.ts';
import { readStaffSession } from '#core/contract/accounts/staff.ts';
import { call } from '#web/kit/api.ts';
import { dropEarlyAnswers } from '#web/kit/early-answers.ts';
import { hideLinkToken } from '#web/office/account/link-token.ts';
import { dropSessionMark, hasSessionMark } from '#web/office/account/session-mark.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { isRendered, showApp } from '#web/office/hydration/show-app.ts';
import { dropAllDrafts } from '#web/office/form/draft.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { onSignedOutElsewhere } from '#web/office/shell/signed-out-elsewhere.ts';
import { AdminApp } from './AdminApp.tsx';
import { sessionQuery } from './navigation/session-query.ts';
import { makeRouter } from './router.tsx';

// The router remembers the address, so secrets are removed first.
hideLinkToken();
const router = makeRouter();

const isOpenToAll = (pathname: string) =>
  pathname === adminPaths.login || pathname === adminPaths.invitation;

async function hasSession(): Promise<boolean> {
  // An answer from before the failure is stale.
  dropEarlyAnswers();
  try {
    await call(readStaffSession);
    return true;
  } catch {
    return false;
  }
}

const queries = makeQueryClient(async () => {
  // A new password replaces the session while a news call with the old one is pending: its 401 must
  // not end the session.
  if (!isOpenToAll(router.state.location.pathname) && (await hasSession())) {
    return;
  }
  const isEnded = hasSessionMark() || queries.getQueryData(sessionQuery.queryKey) !== undefined;
  dropSessionMark();
  const { pathname, search } = router.state.location;
  if (isOpenToAll(pathname)) {
    return;
  }
  queries.clear();
  // The login leads back: the draft there is kept.
  void router.navigate(adminPaths.login, {
    replace: true,
    state: { from: pathname + search, isEnded },
  });
});

// After a logout no other tab may stay open for another person to read or use.
onSignedOutElsewhere('admin', () => {
  queries.clear();
  dropAllDrafts('admin');
  location.replace(adminPaths.login);
});

// The document's frame is removed with the first screen, before both could be visible.
new MutationObserver((_changes, observer) => {
  if (document.querySelector('#root main')) {
    document.getElementById('first-frame')?.remove();
    observer.disconnect();
  }
}).observe(document.getElementById('root')!, { childList: true, subtree: true });

// A screen that the server has rendered stays until the app can take it over. Not awaited here: a
// top-level await would split the modules into files that need each other before they have run.
void (isRendered() ? isReady(router) : Promise.resolve()).then(() =>
  showApp(<AdminApp router={router} queries={queries} />),
);
