import { useTranslations } from 'use-intl';
import { NotesCard } from '#web/office/notes/NotesCard.tsx';
import { timelineKeys } from '../queries/timeline.ts';
import { useDraftName } from './use-draft-name.ts';

export function LeadNotes({ leadId }: { leadId: number }) {
  const t = useTranslations('admin.notes');
  return (
    <NotesCard
      leadId={leadId}
      authorType="admin"
      draftName={useDraftName(leadId, 'note')}
      makesStale={[timelineKeys.all]}
      mayDelete={() => true}
      placeholder={t('placeholder')}
      none={t('none')}
    />
  );
}
