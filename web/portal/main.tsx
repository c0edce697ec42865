import '#web/kit/styles/base.css';
import '#web/office/styles/tokens-office.css';
import '#web/kit/styles/dark.css';
import '#web/office/styles/tokens-dark.css';
import { htmlLanguage } from '#core/domain/language.ts';
import { speakAs } from '#web/kit/api.ts';
import { dropEarlyAnswers } from '#web/kit/early-answers.ts';
import { portalPaths } from '#core/contract/site.ts';
import { isReady } from '#web/office/hydration/is-ready.ts';
import { isRendered, showApp } from '#web/office/hydration/show-app.ts';
import { dropAllDrafts } from '#web/office/form/draft.ts';
import { hideLinkToken } from '#web/office/account/link-token.ts';
import { dropSessionMark } from '#web/office/account/session-mark.ts';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { onSignedOutElsewhere } from '#web/office/shell/signed-out-elsewhere.ts';
import { loadMessages } from './language/load-messages.ts';
import { startLanguage } from './language/kept-language.ts';
import { textsDidNotCome } from './language/load-messages.ts';
import { PortalApp } from './PortalApp.tsx';
import { makeRouter } from './router.tsx';

// An admin who acts for an affiliate is signed in as well, and must not be the caller here.
speakAs('affiliate');

// The router remembers the address, so language and token are removed first.
const language = startLanguage();
hideLinkToken();
const router = makeRouter();

function toLogin(): void {
  dropSessionMark();
  dropEarlyAnswers();
  const { pathname, search } = router.state.location;
  if (!pathname.startsWith('/affiliate/') || isDoor(pathname)) {
    return;
  }
  queries.clear();
  // The login leads back: the draft there is kept.
  void router.navigate(portalPaths.login, {
    replace: true,
    state: { from: pathname + search },
  });
}

// If another account is signed in by now, the page starts over.
const queries = makeQueryClient(toLogin, () => location.replace(portalPaths.dashboard));

function isDoor(pathname: string): boolean {
  const { login, forgotPassword, resetPassword, undoEmail } = portalPaths;
  return [login, forgotPassword, resetPassword, undoEmail].some((path) => path === pathname);
}

// After a logout no other tab may stay open for another person to read or use.
onSignedOutElsewhere('portal', () => {
  queries.clear();
  dropAllDrafts('portal');
  location.replace(portalPaths.login);
});

try {
  // A screen that the server has rendered stays until the app can take it over.
  const [messages] = await Promise.all([loadMessages(language), isRendered() && isReady(router)]);
  showApp(<PortalApp router={router} queries={queries} start={{ language, messages }} />, {
    isInLanguage: document.documentElement.lang === htmlLanguage[language],
  });
} catch {
  document.getElementById('root')!.textContent = textsDidNotCome[language];
}
