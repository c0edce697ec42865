import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { readRevision, updateRevision } from '#core/contract/programme/revisions.ts';
import { type Language, languages } from '#core/domain/language.ts';
import { readDraft } from '#web/office/form/draft.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { FailureState } from '#web/office/parts/FailureState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import shared from '#web/office/styles/shared.module.css';
import type { Programme, Revision } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import { programmePath } from '../programme-paths.ts';
import { ChangedTerms } from './ChangedTerms.tsx';
import { DiscardDraft, WithdrawCard } from './PublishCard.tsx';
import { RestoreCard } from './RestoreCard.tsx';
import { RevisionBar } from './RevisionBar.tsx';
import styles from './revision.module.css';
import { stateTones } from './state-tones.ts';
import { EffectList, PageChanges } from './Effects.tsx';
import { useMay } from '../../navigation/session-query.ts';
import { previewQuery } from './preview-query.ts';
import {
  rehearseCommissions,
  rehearsedTerms,
} from '#core/contract/partners/commission/rehearsal.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';

function yearBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

/** The payments for last year's closings under the commission terms of a draft. */
function Rehearsal({ revision: { terms }, today }: { revision: Revision; today: string }) {
  const t = useTranslations('admin.revision.rehearsal');
  const { cents } = useFormats();
  const rules = rehearsedTerms.flatMap((key) => {
    const value = terms[key];
    return typeof value === 'number' ? [{ key, value }] : [];
  });
  const rehearsal = useQuery({
    ...callQuery(rehearseCommissions, {
      body: { rules, from: yearBefore(today), to: today },
    }),
    enabled: rules.length > 0,
  });
  if (rules.length === 0) {
    return null;
  }
  return (
    <Loaded query={rehearsal} failure={t('failed')} lines={3}>
      {({ affiliates, referrals, beforeCents, afterCents }) => (
        <section aria-label={t('title')} className={`${shared.tightRows} ${styles.rehearsal}`}>
          <p className={styles.text}>
            {t('total', {
              count: referrals,
              before: cents(beforeCents),
              after: cents(afterCents),
            })}
          </p>
          <ul>
            {affiliates
              .filter((row) => row.beforeCents !== row.afterCents)
              .map((row) => (
                <li key={row.affiliateId}>
                  {t(row.afterCents > row.beforeCents ? 'gains' : 'loses', {
                    name: row.name,
                    amount: cents(Math.abs(row.afterCents - row.beforeCents)),
                  })}
                </li>
              ))}
          </ul>
          <p className={shared.small}>{t('assumes')}</p>
        </section>
      )}
    </Loaded>
  );
}

function PreviewCard({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision.preview');
  const names = useTranslations('admin.languages');
  const [language, setLanguage] = useState<Language>('en');
  const query = useQuery(previewQuery(revision.id, revision.updatedAt, language));
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <div
          role="group"
          aria-label={t('language')}
          className={`${shared.row} ${styles.languages}`}
        >
          {languages.map((name) => (
            <ToolButton
              key={name}
              variant={name === language ? 'ink' : 'outline'}
              aria-pressed={name === language}
              onClick={() => setLanguage(name)}
            >
              {names(name)}
            </ToolButton>
          ))}
        </div>
      }
    >
      <Loaded query={query} failure={t('failed')} lines={10}>
        {(preview) => (
          <>
            <PageChanges id={revision.id} language={language} pages={preview.pages} />
            <EffectList preview={preview} />
          </>
        )}
      </Loaded>
    </Card>
  );
}

function BackToProgramme() {
  const t = useTranslations('admin.revision');
  return <WayBack to={programmePath('revisions')}>{t('back')}</WayBack>;
}

function LastStep({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision');
  const steps = [
    ['withdrawn', revision.withdrawnBy, revision.withdrawnAt],
    ['published', revision.publishedBy, revision.publishedAt],
    ['drafted', revision.createdBy, revision.updatedAt],
  ] as const;
  if (revision.state === 'superseded') {
    const day = dayOf(revision.supersededOn ?? '');
    const name = revision.supersededBy ?? '';
    return <p className={shared.soft}>{t('superseded', { name, day })}</p>;
  }
  const [step, name, at] = steps.find(([, , moment]) => moment !== null)!;
  return (
    <p className={shared.soft}>
      {t(step, { name: name ?? '' })} <RelativeTime value={at!} />
    </p>
  );
}

function SavedRevision({ id, programme }: { id: string; programme: Programme }) {
  const t = useTranslations('admin.revision');
  const query = useAnswer(readRevision, { params: { id } });
  const mayEdit = useMay()(updateRevision);
  const draftName = useDraftName(`revision:${id}`);
  if (query.error) {
    return (
      <>
        <h1 className="visually-hidden">{t('failed')}</h1>
        <BackToProgramme />
        <FailureState
          error={query.error}
          title={t('failed')}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  return (
    <Loaded query={query} failure={t('failed')} lines={12}>
      {(revision) => (
        <>
          <header className={styles.title}>
            <BackToProgramme />
            <h1 className={shared.name}>{t('title', { day: dayOf(revision.effectiveFrom) })}</h1>
            <div className={shared.marks}>
              <Badge tone={stateTones[revision.state]}>{t(`states.${revision.state}`)}</Badge>
              <LastStep revision={revision} />
            </div>
          </header>
          <ChangedTerms revision={revision} mayEdit={mayEdit} />
          <PreviewCard revision={revision} />
          {revision.state === 'draft' && mayEdit && (
            <>
              <Rehearsal revision={revision} today={programme.asOf} />
              <RevisionBar
                revision={revision}
                isChanged={readDraft(draftName) !== null}
                today={programme.asOf}
              >
                <DiscardDraft id={revision.id} draftName={draftName} />
              </RevisionBar>
            </>
          )}
          {revision.state === 'effective' && mayEdit && (
            <RestoreCard key={revision.id} id={revision.id} />
          )}
          {revision.state === 'planned' && mayEdit && <WithdrawCard revision={revision} />}
        </>
      )}
    </Loaded>
  );
}

export function RevisionPage() {
  const t = useTranslations('admin.revision');
  const { id = 'new' } = useParams();
  const programme = useAnswer(readProgramme);
  useTitle(t('list.title'));
  if (id === 'new') {
    return <Navigate to={`${programmePath('terms')}&revision=new`} replace />;
  }
  return (
    <div className={shared.page}>
      <Loaded query={programme} failure={t('failed')} lines={12}>
        {(known) => <SavedRevision id={id} programme={known} />}
      </Loaded>
    </div>
  );
}
