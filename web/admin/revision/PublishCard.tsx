import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { deleteRevision, publishRevision, withdrawRevision } from '#core/contract/revisions.ts';
import { Button } from '#web/kit/Button.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import type { Revision } from '../api-types.ts';
import { toastRefusal } from '../toast-refusal.ts';
import { pathOf } from '../navigation/tabs.ts';
import { ruleName } from '../programme/rule-texts.ts';
import { programmeKeys, revisionKeys } from '../queries/keys-heard.ts';
import { previewQuery, revisionsQuery } from '../queries/revisions.ts';
import { EffectSentences } from './Effects.tsx';
import styles from './revision.module.css';
import type { RevisionEditing } from './use-revision-editor.ts';

interface DiscardDraftProps {
  id: number;
  onDone: () => void;
}

function DiscardDraft({ id, onDone }: DiscardDraftProps) {
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
      toastRefusal(t('discardFailed'), error);
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
      toastRefusal(t('withdrawFailed'), error);
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
      toastRefusal(t('failed'), error);
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
