// A list that is open is searched by its letters, the button of a closed one takes none; a question
// has keys of its own.
const typed =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]:not(button[aria-expanded=false]), [role=listbox], [role=dialog], [role=alertdialog], [role=menu]';

/** Whether what is pressed is meant for a field, an open list or a dialog. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typed) !== null;
}

const inDialog = '[role=dialog], [role=alertdialog], [role=listbox], [role=menu]';

/**
 * Leaves the field or the closed list that Escape was pressed in, so that single keys mean something
 * again. A search is emptied by its first Escape; a dialog is closed by its own.
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

/** Whether a key is one of ours: alone, not used yet, and not typed into anything. */
export function isShortcut(event: KeyboardEvent): boolean {
  return !hasModifier(event) && !event.defaultPrevented && !isTyping(event.target);
}
