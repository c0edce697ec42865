import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { publishRevision } from '#core/contract/revisions.ts';
import { Button } from '#web/kit/Button.tsx';
import { refusalText } from '#web/office/formats/refusal-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { Revision } from '../api-types.ts';
import { ruleName } from '../programme/rule-texts.ts';
import { programmeKeys, revisionKeys } from '../queries/keys.ts';
import { previewQuery } from '../queries/revisions.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import { EffectSentences } from './EffectSentences.tsx';
import styles from './revision.module.css';
import type { RevisionEditing } from './use-revision-editor.ts';

interface PublishCardProps {
  revision: Revision;
  editing: RevisionEditing;
  today: string;
}

function Warnings({ revision: { warnings, errors } }: { revision: Revision }) {
  const t = useTranslations('admin.revision.publish');
  const programme = useTranslations('admin.programme');
  const all = [...errors, ...warnings];
  if (all.length === 0) {
    return null;
  }
  return (
    <div className={styles.warnings}>
      <p>{t('warnings')}</p>
      <ul>
        {all.map(({ key, message }) => (
          <li key={`${key} ${message}`}>
            {key !== null && <strong>{ruleName(programme, key)}: </strong>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function usePublish(onDone: () => void) {
  const t = useTranslations('admin.revision.publish');
  return useWrite(publishRevision, {
    makesStale: [revisionKeys.all, programmeKeys.all],
    onSuccess() {
      onDone();
      toastSuccess({ title: t('done') });
    },
    onError(error) {
      onDone();
      toastError({
        title: t('failed'),
        description: refusalText(error),
      });
    },
  });
}

export function PublishCard({ revision, editing, today }: PublishCardProps) {
  const t = useTranslations('admin.revision.publish');
  const [isAsked, setIsAsked] = useState(false);
  const { id, updatedAt, effectiveFrom, errors } = revision;
  // The very rules that the preview was made of: whoever published since is told of by the server.
  const preview = useQuery(previewQuery(id, updatedAt, 'en'));
  const publish = usePublish(() => setIsAsked(false));
  const day = effectiveFrom === today ? t('today') : effectiveFrom;
  const standing = preview.data?.standing;
  const reason = editing.isChanged
    ? t('saveFirst')
    : preview.isError
      ? t('previewFailed')
      : standing === undefined
        ? t('waitForPreview')
        : null;
  return (
    <Card title={t('title')}>
      <div className={styles.publish}>
        <p className={styles.text}>{t('text', { day })}</p>
        <Warnings revision={revision} />
        {reason && <p className={styles.warning}>{reason}</p>}
        <div className={styles.actions}>
          <DiscardDraft
            id={id}
            onDone={editing.forget}
          />
          <Button
            variant="sun"
            disabled={reason !== null || errors.length > 0 || publish.isPending}
            onClick={() => setIsAsked(true)}
          >
            {publish.isPending ? t('pending') : t('button')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t('title')}
        confirm={t('button')}
        isPending={publish.isPending}
        onConfirm={() =>
          publish.mutate({
            params: { id },
            body: { updatedAt, standing: standing! },
          })
        }
      >
        {t('question', { day })} {preview.data && <EffectSentences preview={preview.data} />}
      </ConfirmDialog>
    </Card>
  );
}
