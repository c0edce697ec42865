import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withdrawRevision } from '#core/contract/revisions.ts';
import { Button } from '#web/kit/Button.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { Revision } from '../api-types.ts';
import { programmeKeys, revisionKeys } from '../queries/keys.ts';
import styles from './revision.module.css';

export function WithdrawCard({ revision: { id, effectiveFrom } }: { revision: Revision }) {
  const t = useTranslations('admin.revision.publish');
  const [isAsked, setIsAsked] = useState(false);
  const withdraw = useWrite(withdrawRevision, {
    makesStale: [revisionKeys.all, programmeKeys.all],
    onSuccess() {
      setIsAsked(false);
      toastSuccess({ title: t('withdrawDone') });
    },
    onError(error) {
      setIsAsked(false);
      toastError({
        title: t('withdrawFailed'),
        description: refusalText(error),
      });
    },
  });
  return (
    <Card title={t('withdrawTitle')}>
      <div className={styles.publish}>
        <p className={styles.text}>{t('withdrawText')}</p>
        <div className={styles.actions}>
          <Button onClick={() => setIsAsked(true)}>{t('withdraw')}</Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('withdrawTitle')}
        confirm={t('withdraw')}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { id }, body: {} })}
      >
        {t('withdrawQuestion', { day: effectiveFrom })}
      </ConfirmDialog>
    </Card>
  );
}
