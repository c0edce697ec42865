import { useEffect } from 'react';
import { dropDraft, keepDraft } from '#web/office/form/draft.ts';
import { changedFields } from '#web/office/meanwhile/conflict.ts';
import { blankTemplate, type TemplateValues } from './template-body.ts';

/**
 * Keeps what is typed of a new template, through a login and a reload, until nothing of it is left;
 * tells whether something is.
 */
export function useTemplateDraft(name: string, typed: TemplateValues): boolean {
  const isDirty = changedFields(blankTemplate, typed).length > 0;
  const kept = JSON.stringify({ typed });
  useEffect(() => {
    if (isDirty) {
      keepDraft(name, JSON.parse(kept));
    } else {
      dropDraft(name);
    }
  }, [isDirty, kept, name]);
  return isDirty;
}
