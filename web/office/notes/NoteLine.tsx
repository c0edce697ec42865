import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteNote } from '#core/contract/lead/notes.ts';
import { Trash } from '#web/kit/icons.tsx';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import { noteKeys } from './notes-query.ts';
import type { Note, NotesSetting } from './notes-setting.ts';
import styles from './notes.module.css';

interface NoteLineProps {
  note: Note;
  setting: NotesSetting;
}

/** Deletes a note, after a question. */
function DeleteNote({ note, setting: { makesStale = [] } }: NoteLineProps) {
  const t = useTranslations('office.notes');
  const refusal = useRefusalText();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useWrite(deleteNote, {
    makesStale: [noteKeys.list(note.leadId), ...makesStale],
    onSuccess() {
      setIsAsking(false);
      focusContent();
      toastSuccess({ title: t('deleted') });
    },
    onError(error) {
      setIsAsking(false);
      toastError({
        title: t('deleteError'),
        description: refusal(error) || t('deleteFailed'),
      });
    },
  });
  return (
    <>
      <ToolButton
        variant="quiet"
        isSquare
        className={styles.delete}
        aria-label={t('delete')}
        title={t('delete')}
        onClick={() => setIsAsking(true)}
      >
        <Trash size={16} />
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('delete')}
        confirm={t('confirm')}
        isPending={isPending}
        onConfirm={() => mutate({ params: { id: String(note.id) } })}
      >
        {t('question')}
      </ConfirmDialog>
    </>
  );
}

/** One note with who wrote it. */
export function NoteLine({ note, setting }: NoteLineProps) {
  const t = useTranslations('office.notes');
  const isByAdmin = note.authorType === 'admin';
  return (
    <li className={styles.note}>
      <p className={styles.content}>{note.content}</p>
      <div className={styles.foot}>
        <Badge tone={isByAdmin ? 'blue' : 'violet'}>
          {isByAdmin ? t('admin') : t('affiliate')}
        </Badge>
        <span className={styles.author}>{note.authorName}</span>
        <RelativeTime
          value={note.createdAt}
          className={shared.small}
        />
        {setting.mayDelete(note) && (
          <DeleteNote
            note={note}
            setting={setting}
          />
        )}
      </div>
    </li>
  );
}
