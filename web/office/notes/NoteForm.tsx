import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addNote, listNotes, longestNote } from '#core/contract/leads/notes.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { Failure } from '#web/office/parts/Failure.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusPlace } from '#web/office/shell/focus-content.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { type NotesSetting } from './notes-query.ts';
import shared from '../styles/shared.module.css';
import styles from './notes.module.css';

interface NoteFormProps {
  setting: NotesSetting;
  placeholder: string;
  /** Whether the partner may read it; the server decides where this is not said. */
  isShared?: boolean;
  audience?: ReactNode;
  onTyped?: () => void;
  onAdded?: () => void;
}

/** A field for a new note. The draft is kept until the note is added, even through a login. */
export function NoteForm({
  setting,
  placeholder,
  isShared,
  audience,
  onTyped,
  onAdded,
}: NoteFormProps) {
  const { leadId, authorType, draftName, makesStale = [] } = setting;
  const t = useTranslations('office.notes');
  const [content, setContent] = useState(() => readDraft<string>(draftName) ?? '');
  const place = useRef<HTMLFormElement>(null);
  const write = (text: string) => {
    setContent(text);
    onTyped?.();
    if (text === '') {
      dropDraft(draftName);
    } else {
      keepDraft(draftName, text);
    }
  };
  const { mutate, isPending, failure } = useWrite(addNote, {
    makesStale: [listNotes, ...makesStale],
    onSuccess() {
      write('');
      onAdded?.();
      const { activeElement: active } = document;
      if (active === document.body || place.current?.contains(active)) {
        focusPlace(place.current);
      }
    },
    done: t('added'),
    failed: t('addError'),
    failedText: t('addFailed'),
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
        authorType,
        isShared,
      },
    });
  };
  return (
    <form ref={place} tabIndex={-1} className={`${shared.actions} ${styles.form}`} onSubmit={add}>
      <textarea
        rows={3}
        aria-label={t('label')}
        aria-keyshortcuts="n"
        placeholder={placeholder}
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
      {audience && <div className={`${shared.wrapCentered} ${styles.audience}`}>{audience}</div>}
      <ToolButton type="submit" variant="ink" disabled={isEmpty || isPending}>
        {isPending ? t('pending') : t('add')}
      </ToolButton>
      <Failure text={failure} />
    </form>
  );
}
