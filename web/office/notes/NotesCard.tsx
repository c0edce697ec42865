import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import { notesQuery } from './notes-query.ts';
import type { NotesSetting } from './notes-setting.ts';
import styles from './notes.module.css';

interface NotesCardProps extends NotesSetting {
  /** What stands in the empty field. */
  placeholder: string;
  /** What is said where nobody has written yet. */
  none: string;
}

/** What staff and the partner wrote about the lead, and a field to write more. */
export function NotesCard({ placeholder, none, ...setting }: NotesCardProps) {
  const t = useTranslations('office.notes');
  const notes = useQuery(notesQuery(setting.leadId));
  const count = notes.data?.length ?? 0;
  return (
    <Card
      title={t('title')}
      aside={count > 0 && <Badge>{String(count)}</Badge>}
    >
      <NoteForm
        setting={setting}
        placeholder={placeholder}
      />
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
            <ul className={styles.notes}>
              {found.map((note) => (
                <NoteLine
                  key={note.id}
                  note={note}
                  setting={setting}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
