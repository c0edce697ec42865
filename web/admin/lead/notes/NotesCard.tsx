import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import type { LeadDetail } from '../../api-types.ts';
import { notesQuery } from '../../queries/notes.ts';
import { useDraftName } from '../use-draft-name.ts';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';
import styles from './notes.module.css';

/** What staff and the partner wrote about the lead, and a field to write more. */
export function NotesCard({ lead: { id } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.notes');
  const notes = useQuery(notesQuery(id));
  const count = notes.data?.length ?? 0;
  return (
    <Card
      title={t('title')}
      aside={count > 0 && <Badge>{String(count)}</Badge>}
    >
      <NoteForm
        leadId={id}
        draftName={useDraftName(id, 'note')}
      />
      <Loaded
        query={notes}
        failure={t('failed')}
        lines={3}
      >
        {(found) =>
          found.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <ul className={styles.notes}>
              {found.map((note) => (
                <NoteLine
                  key={note.id}
                  note={note}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
