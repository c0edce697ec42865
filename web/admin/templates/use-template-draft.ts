import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropDraft, keepDraft } from '#web/office/form/draft.ts';
import { sessionQuery } from '../queries/session.ts';
import { changedFields, type TemplateValues } from './template-body.ts';

/** The name under which this tab keeps what the signed-in person types into a template. */
export function useTemplateDraftName(template: string): string {
  const { data: staff } = useQuery(sessionQuery);
  return `${staff?.id ?? 0}:template:${template}`;
}

interface DraftSetup {
  name: string;
  /** What stood in the form at first. */
  base: TemplateValues;
  typed: TemplateValues;
}

/** Keeps what is typed, through a login and a reload, until it is as it began; tells whether it is. */
export function useTemplateDraft({ name, base, typed }: DraftSetup): boolean {
  const isDirty = changedFields(base, typed).length > 0;
  const kept = JSON.stringify({ typed, base });
  useEffect(() => {
    if (isDirty) {
      keepDraft(name, JSON.parse(kept));
    } else {
      dropDraft(name);
    }
  }, [isDirty, kept, name]);
  return isDirty;
}
