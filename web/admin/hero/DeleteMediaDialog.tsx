import { useTranslations } from 'use-intl';
import { deleteHeroMedia } from '#core/contract/media.ts';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/shell/use-write.ts';
import type { HeroMediaRow } from '../api-types.ts';
import { heroMediaKeys } from '../queries/hero-media.ts';

interface DeleteMediaDialogProps {
  media: HeroMediaRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Asks before a picture or film is deleted. */
export function DeleteMediaDialog({
  media: { id, originalName: name, isActive },
  isOpen,
  onOpenChange,
}: DeleteMediaDialogProps) {
  const t = useTranslations('admin.heroMedia.delete');
  const write = useWrite(deleteHeroMedia, {
    makesStale: [heroMediaKeys.all],
    onSuccess() {
      onOpenChange(false);
      focusContent();
      toastSuccess({ title: t('done'), description: name });
    },
    onError(error) {
      onOpenChange(false);
      toastError({
        title: t('failed'),
        description: refusalText(error),
      });
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      confirm={t('confirm')}
      isPending={write.isPending}
      onConfirm={() => write.mutate({ params: { id } })}
    >
      {t('question', { name })} {isActive && t('active')}
    </ConfirmDialog>
  );
}
