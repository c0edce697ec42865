import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import {
  deleteRevision,
  listRevisions,
  publishRevision,
  withdrawRevision,
} from '#core/contract/programme/revisions.ts';
import { Button } from '#web/kit/Button.tsx';
import { dropDraft } from '#web/office/form/draft.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import { programmePath } from '../programme-paths.ts';
import { EffectSentences } from './Effects.tsx';
import styles from './revision.module.css';
import { everyRevision, previewQuery } from './preview-query.ts';

export function DiscardDraft({ id, draftName }: { id: number; draftName: string }) {
  const t = useTranslations('admin.revision.publish');
  const navigate = useNavigate();
  return (
    <ConfirmedWrite
      button={<Button>{t('discard')}</Button>}
      entry={deleteRevision}
      options={{ params: { id } }}
      // Only the list: the deleted revision's screen would load it again.
      makesStale={[listRevisions]}
      onSuccess={() => {
        dropDraft(draftName);
        void navigate(programmePath('revisions'));
      }}
      title={t('discard')}
      confirm={t('discard')}
      done={t('discarded')}
      failed={t('discardFailed')}
    >
      {t('discardQuestion')}
    </ConfirmedWrite>
  );
}

export function WithdrawCard({ revision: { id, effectiveFrom } }: { revision: Revision }) {
  const t = useTranslations('admin.revision.publish');
  return (
    <Card title={t('withdrawTitle')}>
      <div className={shared.stack}>
        <p className={styles.text}>{t('withdrawText')}</p>
        <div className={shared.ends}>
          <ConfirmedWrite
            button={<Button>{t('withdraw')}</Button>}
            entry={withdrawRevision}
            options={{ params: { id }, body: {} }}
            makesStale={[...everyRevision, readProgramme]}
            onSuccess={focusContent}
            title={t('withdrawTitle')}
            confirm={t('withdraw')}
            done={t('withdrawDone')}
            failed={t('withdrawFailed')}
          >
            {t('withdrawQuestion', { day: dayOf(effectiveFrom) })}
          </ConfirmedWrite>
        </div>
      </div>
    </Card>
  );
}

type Publishing = ReturnType<typeof usePublishing>;

export function usePublishing({ id, updatedAt, errors }: Revision, isChanged: boolean) {
  const t = useTranslations('admin.revision.publish');
  // The rules that the preview is based on: the server refuses if a colleague has published since.
  const { data: preview, isError } = useQuery(previewQuery(id, updatedAt, 'en'));
  const reason = isChanged
    ? t('saveFirst')
    : isError
      ? t('previewFailed')
      : preview === undefined
        ? t('waitForPreview')
        : null;
  const standing = reason === null && errors.length === 0 ? preview?.standing : undefined;
  return { preview, reason, standing };
}

interface PublishButtonProps {
  revision: Revision;
  publishing: Publishing;
  today: string;
}

export function PublishButton({ revision, publishing, today }: PublishButtonProps) {
  const t = useTranslations('admin.revision.publish');
  const { preview, standing } = publishing;
  const { id, updatedAt, effectiveFrom } = revision;
  const day = effectiveFrom === today ? t('today') : dayOf(effectiveFrom);
  return (
    <ConfirmedWrite
      button={<Button variant="sun">{t('button')}</Button>}
      pending={t('pending')}
      entry={publishRevision}
      options={
        standing === undefined ? undefined : { params: { id }, body: { updatedAt, standing } }
      }
      makesStale={[...everyRevision, readProgramme]}
      t={t}
      confirm={t('button')}
      onSuccess={focusContent}
    >
      {t('question', { day })} {preview && <EffectSentences preview={preview} />}
    </ConfirmedWrite>
  );
}
