import { addTouch } from './add-touch.ts';
import { referralCodeKey, touchesKey } from './values.ts';

/** Keeps the code of a followed referral link, and when it was followed. */
export function rememberCode(code: string): void {
  localStorage.setItem(referralCodeKey, code);
  const touches = addTouch(localStorage.getItem(touchesKey), code, new Date().toISOString());
  if (touches) {
    localStorage.setItem(touchesKey, touches);
  }
}
