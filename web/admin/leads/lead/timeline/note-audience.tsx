import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listNotes, withholdNote } from '#core/contract/leads/notes.ts';
import { listLeadTimeline } from '#core/contract/leads/timeline.ts';
import { dropDraft, keepDraft, readDraft } from '#web/office/form/draft.ts';
import { type Note } from '#web/office/notes/notes-query.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';

/** Whether the partner reads the note that is being written; kept as long as its draft. */
export function useNoteAudience({ notesReader }: LeadDetail, draftName: string) {
  const t = useTranslations('admin.notes');
  const name = `${draftName}:only-staff`;
  const [isOnlyStaff, setIsOnlyStaff] = useState(
    // Only staff read a text whose audience is not known any more.
    () => readDraft<boolean>(name) ?? readDraft(draftName) !== null,
  );
  const choose = (isOn: boolean) => {
    setIsOnlyStaff(isOn);
    keepDraft(name, isOn);
  };
  return {
    isShared: notesReader !== null && !isOnlyStaff,
    audience: notesReader !== null && (
      <>
        <span className={shared.small}>
          {isOnlyStaff ? t('noReader') : t('reader', { name: notesReader })}
        </span>
        <Switch isOn={isOnlyStaff} onChange={choose} label={t('onlyStaff')}>
          {t('onlyStaff')}
        </Switch>
      </>
    ),
    onTyped() {
      // As young as the text, so that it does not age before it.
      dropDraft(name);
      keepDraft(name, isOnlyStaff);
    },
    onAdded: () => choose(false),
  };
}

export function NoteMark({ isShared }: Pick<Note, 'isShared'>) {
  const t = useTranslations('admin.notes');
  return (
    <Badge tone={isShared ? 'violet' : 'grey'}>{t(isShared ? 'isShared' : 'onlyStaff')}</Badge>
  );
}

export function WithholdNote({ note: { id } }: { note: Note }) {
  const t = useTranslations('admin.notes');
  return (
    <ConfirmedWrite
      entry={withholdNote}
      options={{ params: { id: String(id) }, body: { isShared: false } }}
      makesStale={[listNotes, listLeadTimeline]}
      button={<ToolButton variant="quiet">{t('withhold')}</ToolButton>}
      title={t('withholdTitle')}
      confirm={t('withhold')}
      done={t('withheld')}
      failed={t('withholdFailed')}
    >
      {t('withholdText')}
    </ConfirmedWrite>
  );
}
