// An open list is searched by its letters, unlike the button of a closed one; an alert dialog has
// its own keys.
const typed =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]:not(button[aria-expanded=false]), [role=listbox], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether a key is meant for a field, an open list or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}

const inDialog = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/**
 * Leaves the field or closed list in which Escape was pressed, so that shortcuts work again. The
 * first Escape in a search empties it; a dialog handles Escape itself.
 */
export function leaveField({ key, target, defaultPrevented }: KeyboardEvent): void {
  const isField = target instanceof HTMLElement && isTyping(target);
  if (key !== 'Escape' || defaultPrevented || !isField || target.closest(inDialog)) {
    return;
  }
  const isOpen = target.getAttribute('aria-expanded') === 'true';
  const isSearch = target instanceof HTMLInputElement && target.type === 'search';
  if (!isOpen && !(isSearch && target.value !== '')) {
    target.blur();
  }
}

/** Whether a key is part of a combination: those belong to the browser. */
function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether a key is a shortcut: alone, not handled, and not typed into anything. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !hasModifier(event) && !event.defaultPrevented && !isTyping(event.target);
}
