import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { deleteRevision } from '#core/contract/revisions.ts';
import { Button } from '#web/kit/Button.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { pathOf } from '../navigation/tabs.ts';
import { revisionsQuery } from '../queries/revisions.ts';

interface DiscardDraftProps {
  id: number;
  onDone: () => void;
}

export function DiscardDraft({ id, onDone }: DiscardDraftProps) {
  const t = useTranslations('admin.revision.publish');
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const remove = useWrite(deleteRevision, {
    // The list alone: the screen of what is gone would ask for it again.
    makesStale: [revisionsQuery.queryKey],
    onSuccess() {
      onDone();
      toastSuccess({ title: t('discarded') });
      void navigate(pathOf('programme'));
    },
    onError(error) {
      setIsAsked(false);
      toastError({
        title: t('discardFailed'),
        description: refusalText(error),
      });
    },
  });
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('discard')}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('discard')}
        confirm={t('discard')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        {t('discardQuestion')}
      </ConfirmDialog>
    </>
  );
}
