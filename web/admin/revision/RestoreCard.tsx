import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { restoreBefore } from '#core/contract/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { programmeKeys, revisionKeys } from '../queries/keys-heard.ts';
import { restorationQuery } from '../queries/revisions.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { ValueTable } from './ChangedTerms.tsx';
import { EffectList } from './Effects.tsx';
import { EffectSentences } from './Effects.tsx';
import { PageChanges } from './Effects.tsx';
import styles from './revision.module.css';

interface RestorationProps {
  id: number;
}

function Restoration({ id }: RestorationProps) {
  const t = useTranslations('admin.revision.restore');
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const query = useQuery(restorationQuery(id));
  const restore = useWrite(restoreBefore, {
    makesStale: [revisionKeys.all, programmeKeys.all],
    onSuccess(published) {
      setIsAsked(false);
      toastSuccess({ title: t('done') });
      void navigate(adminRevisionPath(published.id));
    },
    onError(error) {
      setIsAsked(false);
      toastRefusal(t('failed'), error);
    },
  });
  return (
    <Loaded
      query={query}
      failure={t('previewFailed')}
      lines={6}
    >
      {(preview) => (
        <>
          <ValueTable
            caption={t('title')}
            earlier={preview.earlier}
            terms={preview.terms}
            headers={{ before: t('now'), after: t('again') }}
          />
          <PageChanges
            id={null}
            language="en"
            pages={preview.pages}
          />
          <EffectList preview={preview} />
          <div className={`${styles.publish} ${styles.restore}`}>
            <div className={styles.actions}>
              <Button
                variant="sun"
                disabled={restore.isPending}
                onClick={() => setIsAsked(true)}
              >
                {restore.isPending ? t('pending') : t('button')}
              </Button>
            </div>
          </div>
          <ConfirmDialog
            isOpen={isAsked}
            onOpenChange={setIsAsked}
            title={t('title')}
            confirm={t('button')}
            isPending={restore.isPending}
            onConfirm={() =>
              restore.mutate({ params: { id }, body: { standing: preview.standing } })
            }
          >
            {t('question')} <EffectSentences preview={preview} />
          </ConfirmDialog>
        </>
      )}
    </Loaded>
  );
}

export function RestoreCard({ id }: RestorationProps) {
  const t = useTranslations('admin.revision.restore');
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Card
      title={t('title')}
      isFlush
    >
      <div className={`${styles.publish} ${styles.restore}`}>
        <p className={styles.text}>{t('text')}</p>
        {!isLooking && (
          <div className={styles.actions}>
            <Button onClick={() => setIsLooking(true)}>{t('look')}</Button>
          </div>
        )}
      </div>
      {isLooking && <Restoration id={id} />}
    </Card>
  );
}
