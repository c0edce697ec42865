import { readCode } from './read-address.ts';
import { creditedKey, referralCodeKey } from './values.ts';

// What has to be done before the first paint, or the page would change under the visitor's eyes.

/** Loads the dark colours from the link for browsers without scripts. */
function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme:dark)');
  const link = document.querySelector('noscript')!.textContent;
  if (dark.matches) {
    // Written during parsing, it blocks the first paint, so no white page flashes.
    document.write(link);
  } else {
    const add = () => document.head.insertAdjacentHTML('beforeend', link);
    dark.addEventListener('change', add, { once: true });
  }
}

/** Whether the address or this browser knows a partner or a code that may get credit. */
function isReferred(): boolean {
  return !!(
    readCode(new URLSearchParams(location.search).get('ref')) ??
    localStorage.getItem(creditedKey) ??
    localStorage.getItem(referralCodeKey)
  );
}

followScheme();
try {
  document.documentElement.toggleAttribute('data-referral', isReferred());
} catch {
  // Without storage only the address tells.
}
