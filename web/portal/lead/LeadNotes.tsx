import { useTranslations } from 'use-intl';
import { NotesCard } from '#web/office/notes/NotesCard.tsx';
import { useSession } from '../session-context.ts';
import { useDraftName } from '../use-draft-name.ts';

export function LeadNotes({ leadId }: { leadId: number }) {
  const t = useTranslations('portal.lead.notes');
  const { affiliate } = useSession();
  return (
    <NotesCard
      leadId={leadId}
      authorType="affiliate"
      draftName={useDraftName(`note-${leadId}`)}
      mayDelete={(note) => note.authorType === 'affiliate' && note.authorId === affiliate.id}
      placeholder={t('placeholder')}
      none={t('none')}
    />
  );
}
