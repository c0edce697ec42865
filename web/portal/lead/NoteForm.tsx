import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addNote, longestNote } from '#core/contract/lead/notes.ts';
import { CallError } from '#web/kit/api.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import { noteKeys } from '../queries/lead.ts';
import { useDraftName } from '../use-draft-name.ts';
import styles from './lead.module.css';

/** A field for a new note. What is typed stays until it was added, through a login as well. */
export function NoteForm({ leadId }: { leadId: number }) {
  const t = useTranslations('portal.lead.notes');
  const draftName = useDraftName(`note-${leadId}`);
  const [content, setContent] = useState(() => readDraft<string>(draftName) ?? '');
  const place = useRef<HTMLFormElement>(null);
  const write = (text: string) => {
    setContent(text);
    if (text === '') {
      dropDraft(draftName);
    } else {
      keepDraft(draftName, text);
    }
  };
  const { mutate, isPending } = useWrite(addNote, {
    makesStale: [noteKeys.list(leadId)],
    onSuccess() {
      write('');
      // The button is disabled now and cannot keep the focus; the next Tab leads to the field.
      place.current?.focus({ preventScroll: true });
      toastSuccess({ title: t('added') });
    },
    onError: (error) =>
      toastError({
        title: t('addError'),
        description: (error instanceof CallError && error.body?.message) || t('addFailed'),
      }),
  });
  const isEmpty = content.trim() === '';
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    if (isPending) {
      return;
    }
    if (isEmpty) {
      toastError({ title: t('error'), description: t('empty') });
      return;
    }
    mutate({
      body: {
        leadId,
        content: content.trim(),
        authorType: 'affiliate',
      },
    });
  };
  return (
    <form
      ref={place}
      tabIndex={-1}
      className={styles.form}
      onSubmit={add}
    >
      <textarea
        rows={3}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={longestNote}
        className={styles.text}
        value={content}
        readOnly={isPending}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            add();
          }
        }}
      />
      <ToolButton
        type="submit"
        variant="ink"
        disabled={isEmpty || isPending}
      >
        {isPending ? t('pending') : t('add')}
      </ToolButton>
    </form>
  );
}
