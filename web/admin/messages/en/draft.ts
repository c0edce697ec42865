export default {
  unsaved: 'Unsaved changes',
  unsavedOf: '{label}, unsaved changes',
  typed: 'Not saved yet, typed',
} as const;
