import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { notesQuery } from '../queries/lead.ts';
import styles from './lead.module.css';
import { NoteForm } from './NoteForm.tsx';
import { NoteLine } from './NoteLine.tsx';

/** What the affiliate and staff wrote about the client, and a field to write more. */
export function NotesCard({ leadId }: { leadId: number }) {
  const t = useTranslations('portal.lead.notes');
  const notes = useQuery(notesQuery(leadId));
  const count = notes.data?.length ?? 0;
  return (
    <Card
      title={t('title')}
      aside={count > 0 && <Badge>{String(count)}</Badge>}
    >
      <NoteForm leadId={leadId} />
      <Loaded
        query={notes}
        failure={t('failed')}
        lines={3}
      >
        {(found) =>
          found.length === 0 ? (
            <p className={styles.soft}>{t('none')}</p>
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
