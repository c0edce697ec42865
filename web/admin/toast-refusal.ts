import { refusalText } from '#web/office/formats/refusal-text.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';

/** Says that a call failed, and why, if the server gave a reason. */
export function toastRefusal(title: string, error: unknown): void {
  toastError({ title, description: refusalText(error) });
}
