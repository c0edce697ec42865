import { useTranslations } from 'use-intl';
import { deleteHeroMedia } from '#core/contract/media.ts';
import { DeletionDialog } from '#web/office/parts/DeletionDialog.tsx';
import type { HeroMediaRow } from '../api-types.ts';
import { heroMediaKeys } from '../queries/keys.ts';

interface DeleteMediaDialogProps {
  media: HeroMediaRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function DeleteMediaDialog({
  media: { id, originalName: name, isActive },
  isOpen,
  onOpenChange,
}: DeleteMediaDialogProps) {
  const t = useTranslations('admin.heroMedia.delete');
  return (
    <DeletionDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      entry={deleteHeroMedia}
      options={{ params: { id } }}
      makesStale={[heroMediaKeys.all]}
      title={t('title')}
      confirm={t('confirm')}
      done={t('done')}
      name={name}
      failed={t('failed')}
    >
      {t('question', { name })} {isActive && t('active')}
    </DeletionDialog>
  );
}
