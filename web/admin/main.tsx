import '#web/kit/styles/base.css';
import '#web/office/styles/tokens-office.css';
import '#web/kit/styles/dark.css';
import '#web/office/styles/tokens-dark.css';
import { adminPaths } from '#core/contract/site.ts';
import { readStaffSession } from '#core/contract/staff.ts';
import { call } from '#web/kit/api.ts';
import { dropEarlyAnswers } from '#web/kit/early-answers.ts';
import { hideLinkToken } from '#web/office/account/link-token.ts';
import { dropSessionMark } from '#web/office/account/session-mark.ts';
import { isReady } from '#web/office/drawn/is-ready.ts';
import { isDrawn, showApp } from '#web/office/drawn/show-app.ts';
import { dropAllDrafts } from '#web/office/form/draft.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { onSignedOutElsewhere } from '#web/office/shell/signed-out-elsewhere.ts';
import { AdminApp } from './AdminApp.tsx';
import { makeRouter } from './router.tsx';

// The router remembers the address: what does not belong there is taken out before.
hideLinkToken();
const router = makeRouter();

const isOpenToAll = (pathname: string) =>
  pathname === adminPaths.login || pathname === adminPaths.invitation;

async function hasSession(): Promise<boolean> {
  // An answer of before the failure does not count.
  dropEarlyAnswers();
  try {
    await call(readStaffSession);
    return true;
  } catch {
    return false;
  }
}

const queries = makeQueryClient(async () => {
  // A new password gives the browser another session while the news are on their way with the one
  // before: their 401 ends nothing.
  if (!isOpenToAll(router.state.location.pathname) && (await hasSession())) {
    return;
  }
  dropSessionMark();
  const { pathname, search } = router.state.location;
  if (isOpenToAll(pathname)) {
    return;
  }
  queries.clear();
  // The login leads back: what was being typed there is kept and waits.
  void router.navigate(adminPaths.login, {
    replace: true,
    state: { from: pathname + search },
  });
});

// After a logout no other tab may stay open for another person to read or use.
onSignedOutElsewhere('admin', () => {
  queries.clear();
  dropAllDrafts();
  location.replace(adminPaths.login);
});

// The document's frame goes with the first screen, before the two could be seen together.
new MutationObserver((_changes, observer) => {
  if (document.querySelector('#root main')) {
    document.getElementById('first-frame')?.remove();
    observer.disconnect();
  }
}).observe(document.getElementById('root')!, { childList: true, subtree: true });

// A screen that the server has drawn stays until the app can take it over. Not awaited here: an await
// outside functions divides the modules into files that need each other before they have run.
void (isDrawn() ? isReady(router) : Promise.resolve()).then(() =>
  showApp(
    <AdminApp
      router={router}
      queries={queries}
    />,
  ),
);
