import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { previewRestoration, restoreBefore } from '#core/contract/programme/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Button } from '#web/kit/Button.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { everyRevision } from './preview-query.ts';
import { ValueTable } from './ChangedTerms.tsx';
import { EffectList, EffectSentences, PageChanges } from './Effects.tsx';
import styles from './revision.module.css';

function Restoration({ id }: { id: number }) {
  const t = useTranslations('admin.revision.restore');
  const navigate = useNavigate();
  const query = useAnswer(previewRestoration, { params: { id }, query: { language: 'en' } });
  return (
    <Loaded query={query} failure={t('previewFailed')} lines={6}>
      {(preview) => (
        <>
          <ValueTable
            caption={t('title')}
            earlier={preview.earlier}
            terms={preview.terms}
            headers={{ before: t('now'), after: t('again') }}
          />
          <PageChanges id={null} language="en" pages={preview.pages} />
          <EffectList preview={preview} />
          <div className={`${shared.ends} ${styles.restore}`}>
            <ConfirmedWrite
              button={<Button variant="sun">{t('button')}</Button>}
              pending={t('pending')}
              entry={restoreBefore}
              options={{ params: { id }, body: { standing: preview.standing } }}
              makesStale={[...everyRevision, readProgramme]}
              onSuccess={(published) => void navigate(adminRevisionPath(published.id))}
              t={t}
              confirm={t('button')}
            >
              {t('question')} <EffectSentences preview={preview} />
            </ConfirmedWrite>
          </div>
        </>
      )}
    </Loaded>
  );
}

export function RestoreCard({ id }: { id: number }) {
  const t = useTranslations('admin.revision.restore');
  const [isLooking, setIsLooking] = useState(false);
  return (
    <Card title={t('title')} isFlush>
      <div className={`${shared.stack} ${styles.restore}`}>
        <p className={styles.text}>{t('text')}</p>
        {!isLooking && (
          <div className={shared.ends}>
            <Button onClick={() => setIsLooking(true)}>{t('look')}</Button>
          </div>
        )}
      </div>
      {isLooking && <Restoration id={id} />}
    </Card>
  );
}
