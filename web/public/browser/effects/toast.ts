import { raiseClear } from '#web/kit/clear-place.ts';
import { languageOfPage } from '../page-language.ts';
import styles from './toast.module.css';

export interface Toast {
  readonly title: string;
  readonly text?: string | undefined;
  readonly tone: 'success' | 'destructive';
  /** For a message that stands elsewhere on the page, which screen readers read there. */
  readonly isSilent?: boolean;
}

const closeLabels = { en: 'Close', es: 'Cerrar', pt: 'Fechar' };
const pictures = {
  success: 'm5 12.6 4.4 4.4L19 7',
  destructive: 'M12 6v7.5M12 17.6v.2',
};

/** Milliseconds it stays, without the time a pointer or the focus is on it. */
const durationMs = 5000;

let dismissCurrent: (() => void) | undefined;

/** Shows a message in a live region outside every island; it replaces the message before it. */
export function showToast({ title, text, tone, isSilent }: Toast): void {
  dismissCurrent?.();
  const region = document.createElement('div');
  region.className = styles.region!;
  if (!isSilent) {
    region.setAttribute('role', tone === 'destructive' ? 'alert' : 'status');
  }
  region.popover = 'manual';
  // Everything outside an open modal dialog is inert, so the message goes inside it; as a popover
  // it is on top anyway. It does not go inside the loading overlay, which is about to close and
  // would take the message along.
  (
    [...document.querySelectorAll('dialog[open]:not([data-loading])')].at(-1) ?? document.body
  ).append(region);
  region.showPopover();

  let timer = 0;
  let leftMs = durationMs;
  let startedAt = 0;
  const dismiss = () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey);
    region.remove();
    if (dismissCurrent === dismiss) {
      dismissCurrent = undefined;
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) {
      dismiss();
    }
  };
  const run = () => {
    clearTimeout(timer);
    startedAt = performance.now();
    timer = window.setTimeout(dismiss, leftMs);
  };
  const pause = () => {
    clearTimeout(timer);
    leftMs = Math.max(1500, leftMs - (performance.now() - startedAt));
  };
  region.addEventListener('pointerenter', pause);
  region.addEventListener('focusin', pause);
  region.addEventListener('pointerleave', run);
  region.addEventListener('focusout', run);
  document.addEventListener('keydown', onKey);
  dismissCurrent = dismiss;
  // Screen readers announce changes in a live region, not its initial content.
  setTimeout(() => {
    region.append(toastElement({ title, text, tone }, dismiss));
    raiseClear(region);
  }, 30);
  run();
}

function toastElement({ title, text, tone }: Toast, onClose: () => void): HTMLElement {
  const toast = document.createElement('div');
  toast.className = `${styles.toast} ${styles[tone]}`;
  toast.dataset.tone = tone;
  toast.innerHTML = `
    <svg class="${styles.picture}" width="28" viewBox="0 0 24 24" aria-hidden="true"><path d="${pictures[tone]}"/></svg>
    <div><strong></strong></div>
    <button type="button" class="${styles.close}" aria-label="${closeLabels[languageOfPage()]}">
      <svg width="20" viewBox="0 0 24 24" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>
    </button>`;
  const heading = toast.querySelector('strong')!;
  heading.textContent = title;
  if (text) {
    const paragraph = document.createElement('p');
    paragraph.textContent = text;
    heading.after(paragraph);
  }
  toast.querySelector('button')!.addEventListener('click', onClose);
  return toast;
}
