import { keepLanguage, reloadInOtherLanguage } from './choose-language.ts';
import { fetchScriptsWhenQuiet } from './fetch-scripts.ts';
import { keepMissedActions } from './keep-missed-actions.ts';
import { readCode, readLanguage } from './read-address.ts';
import { isReferred, rememberCode, rememberFirstVisit } from './remember-address.ts';
import { tellOfLeaving } from './tell-of-leaving.ts';

const search = new URLSearchParams(location.search);
const language = readLanguage(search.get('lang'));
const code = readCode(search.get('ref'));

let hasReferral = !!code;
try {
  if (code) {
    rememberCode(code);
  }
  hasReferral = isReferred();
  rememberFirstVisit();
  keepLanguage(language);
} catch {
  // A browser that keeps nothing shows the page as the server chose it.
}
document.documentElement.toggleAttribute('data-referral', hasReferral);
reloadInOtherLanguage(language);
tellOfLeaving(code);
keepMissedActions();
fetchScriptsWhenQuiet();
