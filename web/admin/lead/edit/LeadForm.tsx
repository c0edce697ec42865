import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { dropDraft } from '#web/office/form/draft.ts';
import type { LeadDetail } from '../../api-types.ts';
import { ConflictNote } from './ConflictNote.tsx';
import styles from './edit.module.css';
import { LeadFields } from './LeadFields.tsx';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  lead: LeadDetail;
  /** Where what is typed is kept until it was sent. */
  draftName: string;
  onDone: () => void;
}

/** Every field of a lead that staff may change. Only what was changed is sent. */
export function LeadForm({ lead, draftName, onDone }: LeadFormProps) {
  const t = useTranslations('admin.leadEdit');
  const element = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { form, field, isPending, conflict, keepMine, takeTheirs } = useLeadForm({
    lead,
    draftName,
    queries,
    onDone,
  });
  const discard = () => {
    dropDraft(draftName);
    onDone();
  };
  const insist = () => {
    // What is sent is said against their lead from here on.
    flushSync(keepMine);
    element.current?.requestSubmit();
  };
  return (
    <form
      {...form}
      ref={element}
      className={styles.form}
    >
      {conflict && (
        <ConflictNote
          conflict={conflict}
          onKeepMine={insist}
          onTakeTheirs={takeTheirs}
        />
      )}
      <LeadFields
        lead={lead}
        field={field}
      />
      <div className={styles.actions}>
        <Button onClick={discard}>{t('discard')}</Button>
        <Button
          type="submit"
          variant="sun"
          disabled={isPending}
        >
          {isPending ? t('pending') : t('save')}
        </Button>
      </div>
    </form>
  );
}
