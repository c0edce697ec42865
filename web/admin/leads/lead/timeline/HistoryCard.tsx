import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addNote } from '#core/contract/leads/notes.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { GrowingList } from '#web/office/list/GrowingList.tsx';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { NoteForm } from '#web/office/notes/NoteForm.tsx';
import { NoteList, NoteTools } from '#web/office/notes/NotesCard.tsx';
import { type Note, notesQuery, type NotesSetting } from '#web/office/notes/notes-query.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail, TimelineRow } from '../../../api-types.ts';
import { May } from '../../../May.tsx';
import { useDraftName } from '../../../draft/DraftDialog.tsx';
import { ComposerModes, ContactPanel } from '../contact/ContactPanel.tsx';
import { useLeadZone } from '../contact/use-next-steps.ts';
import { EntryText } from './EntryText.tsx';
import { NoteMark, useNoteAudience, WithholdNote } from './note-audience.tsx';
import styles from './timeline.module.css';
import { sessionQuery } from '../../../navigation/session-query.ts';

// Page views stand in the card of interactions.
const query = { pageSize: 10, views: 'no' } as const;

function Timeline({ lead, setting }: { lead: LeadDetail; setting: NotesSetting }) {
  const { id } = lead;
  const { zone } = useLeadZone(lead);
  const t = useTranslations('admin.timeline');
  const { data: notes } = useQuery(notesQuery(id));
  const noteOf = (entry: TimelineRow) =>
    entry.kind === 'note' ? notes?.find((note) => note.id === entry.noteId) : undefined;
  const list = useGrowingList(listLeadTimeline, {
    params: { id: String(id) },
    query,
  });
  return (
    <GrowingList
      list={list}
      failure={t('failed')}
      more={t('older')}
      lines={5}
      className={styles.more}
    >
      {(found) => (
        <ol className={shared.list} aria-label={t('title')}>
          {found.map((entry) => {
            const note = noteOf(entry);
            return (
              <li
                key={entry.id}
                className={`${shared.wrap} ${styles.entry}`}
                data-kind={entry.kind}
              >
                <div className={`${shared.wrap} ${styles.text}`}>
                  <EntryText entry={entry} zone={zone} />
                </div>
                <span className={`${shared.wrapCentered} ${styles.foot}`}>
                  {/* The applicant and the product have no name of their own. */}
                  <span>{entry.actor.name ?? t(`actors.${entry.actor.kind}`)}</span>
                  <RelativeTime value={entry.at} />
                  {note && <NoteTools note={note} setting={setting} />}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </GrowingList>
  );
}

function useNotesSetting(leadId: number): NotesSetting {
  const { data: staff } = useQuery(sessionQuery);
  const mayChange = ({ leadId: ofLead, authorType, authorId }: Note) =>
    ofLead === leadId &&
    (staff?.role === 'admin' || (authorType === 'admin' && authorId === staff?.id));
  return {
    leadId,
    authorType: 'admin',
    draftName: useDraftName(`lead:${leadId}:note`),
    makesStale: [listLeadTimeline],
    // Notes of a merged lead cannot be deleted here.
    mayDelete: mayChange,
    aside: (note) =>
      note.authorType === 'admin' && (
        <>
          <NoteMark {...note} />
          {note.isShared && mayChange(note) && <WithholdNote note={note} />}
        </>
      ),
  };
}

const parts = ['all', 'notes'] as const;

type Part = (typeof parts)[number];

/** The number of entries of each kind; undefined until known. */
function useCounts({ id }: LeadDetail) {
  const totalText = useTotalText();
  const notes = useQuery(notesQuery(id));
  const entries = useGrowingList(listLeadTimeline, {
    params: { id: String(id) },
    query,
  });
  return {
    all: entries.first && totalText(entries.first),
    notes: notes.data && String(notes.data.length),
  } satisfies Record<Part, string | undefined>;
}

/** A field for a note or a call, the next step, and the timeline, all of it or one kind. */
export function HistoryCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.timeline');
  const notes = useTranslations('admin.notes');
  const office = useTranslations('office.notes');
  const setting = useNotesSetting(lead.id);
  const audience = useNoteAudience(lead, setting.draftName);
  const [part, setPart] = useState<Part>('all');
  const counts = useCounts(lead);
  return (
    <Card
      title={office('title')}
      aside={
        <May call={addNote}>
          <ComposerModes />
        </May>
      }
    >
      <ContactPanel lead={lead}>
        <May call={addNote}>
          <NoteForm setting={setting} placeholder={notes('placeholder')} {...audience} />
        </May>
      </ContactPanel>
      <select
        aria-label={t('parts.label')}
        className={`${shared.hint} ${styles.parts}`}
        value={part}
        onChange={({ target }) => setPart(target.value as Part)}
      >
        {parts.map((name) => (
          <option key={name} value={name}>
            {t(`parts.${name}`)} {counts[name]}
          </option>
        ))}
      </select>
      {part === 'all' && <Timeline lead={lead} setting={setting} />}
      {part === 'notes' && <NoteList setting={setting} none={notes('none')} />}
    </Card>
  );
}
