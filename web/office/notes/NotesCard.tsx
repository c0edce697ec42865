import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deleteNote, listNotes } from '#core/contract/leads/notes.ts';
import { Trash } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import { NoteForm } from './NoteForm.tsx';
import { type Note, notesQuery, type NotesSetting } from './notes-query.ts';
import styles from './notes.module.css';

interface NoteLineProps {
  note: Note;
  setting: NotesSetting;
}

function DeleteNote({ note, setting: { makesStale = [] } }: NoteLineProps) {
  const t = useTranslations('office.notes');
  return (
    <ConfirmedWrite
      entry={deleteNote}
      options={{ params: { id: String(note.id) } }}
      makesStale={[listNotes, ...makesStale]}
      onSuccess={focusContent}
      button={
        <ToolButton
          variant="quiet"
          isSquare
          className={styles.delete}
          aria-label={t('delete')}
          title={t('delete')}
        >
          <Trash size={16} />
        </ToolButton>
      }
      title={t('delete')}
      confirm={t('confirm')}
      done={t('deleted')}
      failed={t('deleteError')}
      failedText={t('deleteFailed')}
    >
      {t('question')}
    </ConfirmedWrite>
  );
}

export function AuthorBadge({ isByAdmin }: { isByAdmin: boolean }) {
  const t = useTranslations('office.notes');
  return (
    <Badge tone={isByAdmin ? 'blue' : 'violet'}>{isByAdmin ? t('admin') : t('affiliate')}</Badge>
  );
}

/** Who reads a note, and its button to delete it. */
export function NoteTools({ note, setting }: NoteLineProps) {
  return (
    <>
      {setting.aside?.(note)}
      {setting.mayDelete(note) && <DeleteNote note={note} setting={setting} />}
    </>
  );
}

export function NoteList({ setting, none }: { setting: NotesSetting; none: string }) {
  const t = useTranslations('office.notes');
  const notes = useQuery(notesQuery(setting.leadId));
  return (
    <Loaded
      query={notes}
      failure={t('failed')}
      lines={
        <p className={styles.none}>
          <SkeletonWords />
        </p>
      }
    >
      {(found) =>
        found.length === 0 ? (
          <p className={styles.none}>{none}</p>
        ) : (
          <ul className={`${shared.list} ${styles.notes}`}>
            {found.map((note) => (
              <li key={note.id} className={styles.note}>
                <p className={shared.written}>{note.content}</p>
                <div className={`${shared.wrapCentered} ${styles.foot}`}>
                  <AuthorBadge isByAdmin={note.authorType === 'admin'} />
                  <span className={styles.author}>{note.authorName}</span>
                  <RelativeTime value={note.createdAt} className={shared.small} />
                  <NoteTools note={note} setting={setting} />
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface NotesCardProps extends NotesSetting {
  placeholder: string;
  none: string;
}

export function NotesCard({ placeholder, none, ...setting }: NotesCardProps) {
  const t = useTranslations('office.notes');
  const notes = useQuery(notesQuery(setting.leadId));
  const count = notes.data?.length ?? 0;
  return (
    <Card title={t('title')} aside={count > 0 && <Badge>{String(count)}</Badge>}>
      <NoteForm setting={setting} placeholder={placeholder} />
      <NoteList setting={setting} none={none} />
    </Card>
  );
}
