import { siteData } from '../site-data.ts';
import { readStored, store } from '../storage/storage.ts';

interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[];
}
declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

const choiceKey = 'pixelConsent';
const standard = new Set([
  'PageView',
  'ViewContent',
  'Lead',
  'SubmitApplication',
  'InitiateCheckout',
]);
/** Financial data; it leaves the browser only if the lender's setting allows it. */
const financial = ['homePrice', 'electricBill', 'creditScore', 'price', 'value', 'currency'];
const waiting: [name: string, data: Record<string, unknown>][] = [];

/** Whether the visitor agreed; null if not asked yet. Global Privacy Control counts as a no. */
export function pixelChoice(): boolean | null {
  if (navigator.globalPrivacyControl) {
    return false;
  }
  const choice = readStored(choiceKey);
  return choice === null ? null : choice === 'yes';
}

export function choosePixel(isAllowed: boolean): void {
  store(choiceKey, isAllowed ? 'yes' : 'no');
  if (isAllowed) {
    loadPixel();
  } else {
    waiting.length = 0;
  }
}

/** Reports an event to the network; does nothing without a configured id or without consent. */
export function pixelEvent(name: string, data: Record<string, unknown> = {}): void {
  const { pixelId, mayShareFinancial } = siteData().site;
  if (!pixelId || pixelChoice() === false) {
    return;
  }
  // The checkout's value is a constant of the site, not a fact about the visitor.
  const isFree = mayShareFinancial || name === 'InitiateCheckout';
  const shared = isFree
    ? data
    : Object.fromEntries(Object.entries(data).filter(([key]) => !financial.includes(key)));
  if (window.fbq) {
    window.fbq(standard.has(name) ? 'track' : 'trackCustom', name, shared);
  } else {
    waiting.push([name, shared]);
  }
}

/** Fetches the network's script, once, and passes on the events since the page loaded. */
export function loadPixel(): void {
  const { pixelId } = siteData().site;
  if (!pixelId || window.fbq || !pixelChoice()) {
    return;
  }
  const pixel = ((...call: unknown[]) =>
    pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)) as Pixel;
  Object.assign(pixel, {
    queue: [],
    push: pixel,
    loaded: true,
    version: '2.0',
  });
  window.fbq = window._fbq = pixel;
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  document.head.append(script);
  // Automatic collection of clicks and forms is off: only the events of this site are sent.
  pixel('set', 'autoConfig', false, pixelId);
  pixel('init', pixelId);
  pixel('track', 'PageView');
  for (const [name, data] of waiting.splice(0)) {
    pixel(standard.has(name) ? 'track' : 'trackCustom', name, data);
  }
}
