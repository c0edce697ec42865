import { addTouch } from './add-touch.ts';
import { creditedKey, firstVisitKey, referralCodeKey, touchesKey } from './values.ts';

/** Keeps when, where and from where this browser came the first time. */
export function rememberFirstVisit(): void {
  const visit = [new Date().toISOString(), location.href, document.referrer];
  localStorage[firstVisitKey] ??= JSON.stringify(visit);
}

/** Keeps the code of a followed referral link, and when it was followed. */
export function rememberCode(code: string): void {
  localStorage.setItem(referralCodeKey, code);
  const touches = addTouch(localStorage.getItem(touchesKey), code, new Date().toISOString());
  if (touches) {
    localStorage.setItem(touchesKey, touches);
    // Nobody was credited so far: the new code may be somebody's.
    if (!localStorage.getItem(creditedKey)) {
      localStorage.removeItem(creditedKey);
    }
  }
}

/** Whether this browser knows somebody who may be credited. */
export function isReferred(): boolean {
  return !!(localStorage.getItem(creditedKey) ?? localStorage.getItem(referralCodeKey));
}
