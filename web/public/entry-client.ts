import { again } from './browser/again.ts';
import { onReturn } from './browser/on-return.ts';
import { linkLanguages, nameLanguage } from './browser/language-choice.ts';
import { expireAnswers } from './browser/storage/answers.ts';
import { trackCalls } from './browser/calls/telephone.ts';
import { trackPageView } from './browser/calls/tracking.ts';
import type { IslandStart } from './runtime/island.tsx';
import { loadIsland } from './runtime/islands.ts';

async function wake(element: HTMLElement): Promise<void> {
  if (element.dataset.awake) {
    return;
  }
  element.dataset.awake = 'loading';
  try {
    const [{ hydrateIsland }, module] = await Promise.all([
      again(() => import('./runtime/hydrate-island.tsx')),
      again(() => loadIsland(element.dataset.island!)),
    ]);
    await hydrateIsland(element, module);
  } catch (error) {
    console.error('A part of the page cannot be loaded', error);
    await letPost(element);
    return;
  }
  element.dataset.awake = 'yes';
  replay(element);
}

/** Submits the form of a part that did not load natively, with known answers. */
async function letPost(element: HTMLElement): Promise<void> {
  const form = element.querySelector<HTMLFormElement>('form[id]');
  try {
    const { carryStored } = await import('./browser/carry-stored.ts');
    if (form) {
      carryStored(form);
    }
  } catch {
    // Without it the form still has the typed answers.
  }
  window.giveUp?.();
}

/**
 * Replays the clicks and submits from before the island was hydrated, so that a tap on a slow phone
 * is not lost.
 */
function replay(element: HTMLElement): void {
  const missed = window.missedActions?.filter((action) => element.contains(action.target)) ?? [];
  const last = missed.at(-1);
  if (!last) {
    return;
  }
  window.missedActions = window.missedActions!.filter((action) => !missed.includes(action));
  if (!last.target.isConnected) {
    return;
  }
  if (last.type === 'submit') {
    (last.target as HTMLFormElement).requestSubmit();
  } else {
    last.target.click();
  }
}

/** A control that was touched before this code came: what is typed there must be kept. */
const begun = ':is(:focus, :user-valid, :user-invalid)';

function schedule(element: HTMLElement): void {
  const start = element.dataset.start as IslandStart;
  const go = () => {
    observer?.disconnect();
    void wake(element);
  };
  let observer: IntersectionObserver | undefined;
  if (
    start === 'load' ||
    element.querySelector(begun) ||
    window.missedActions?.some((action) => element.contains(action.target))
  ) {
    return go();
  }
  for (const type of ['pointerdown', 'pointerover', 'focusin', 'touchstart', 'wake']) {
    element.addEventListener(type, go, {
      once: true,
      passive: true,
    });
  }
  if (start === 'touch') {
    return;
  }
  observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && go(),
    { rootMargin: '300px' },
  );
  observer.observe(element.querySelector('[data-awaits-code]') ?? element);
}

nameLanguage();
linkLanguages();
expireAnswers();
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  schedule(element);
}
trackPageView();
trackCalls();
// A page from the back-forward cache counts as another view.
onReturn(trackPageView);
