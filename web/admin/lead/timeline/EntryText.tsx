import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import shared from '#web/office/styles/shared.module.css';
import type { TimelineRow } from '../../api-types.ts';
import { stepDetails } from '../step-details.ts';
import { useStoredLabel } from '../stored-label.ts';
import { EditText } from './EditText.tsx';
import styles from './timeline.module.css';

type EntryOf<Kind extends TimelineRow['kind']> = Extract<TimelineRow, { kind: Kind }>;

function Step({ entry: { action, page, data } }: { entry: EntryOf<'interaction'> }) {
  const details = stepDetails(data);
  return (
    <>
      <strong>{humanize(action)}</strong> <span className={shared.path}>{page}</span>
      {details.length > 0 && <span className={shared.details}>{details.join(' · ')}</span>}
    </>
  );
}

function Status({ entry: { from, to } }: { entry: EntryOf<'status'> }) {
  const t = useTranslations('admin.timeline');
  return (
    <span className={styles.badges}>
      {from === null ? t('received') : <StatusBadge status={from} />}
      <span aria-hidden>→</span>
      <span className="visually-hidden">{t('becomes')}</span>
      <StatusBadge status={to} />
    </span>
  );
}

function asOld(chunks: ReactNode) {
  return <del>{chunks}</del>;
}

function asNew(chunks: ReactNode) {
  return <ins>{chunks}</ins>;
}

function Handover({ entry: { from, to, reason } }: { entry: EntryOf<'handover'> }) {
  const t = useTranslations('admin.timeline');
  const nobody = t('nobody');
  const names = { from: from ?? nobody, to: to ?? nobody, old: asOld, new: asNew };
  return (
    <>
      <strong>{t.rich('handover', names)}</strong>
      <span className={shared.details}>{reason}</span>
    </>
  );
}

function Stop({ entry: { channels, how } }: { entry: EntryOf<'stop'> }) {
  const t = useTranslations('admin.stop');
  const ways = useTranslations('admin.lead.reach.ways');
  return (
    <>
      <strong>{t('said', { ways: channels.map((way) => ways(way)).join(', ') })}</strong>
      <span className={shared.details}>{how}</span>
    </>
  );
}

export function EntryText({ entry }: { entry: TimelineRow }) {
  const t = useTranslations('admin.timeline');
  const languages = useTranslations('admin.languages');
  const mailLabel = useStoredLabel('mailStatus');
  const reasonLabel = useStoredLabel('attribution');
  switch (entry.kind) {
    case 'interaction':
      return <Step entry={entry} />;
    case 'status':
      return <Status entry={entry} />;
    case 'edit':
      return <EditText changes={entry.changes} />;
    case 'note':
      return (
        <>
          <strong>{t('note')}</strong>
          <span className={styles.note}>{entry.content}</span>
        </>
      );
    case 'noteDeleted':
      return <strong>{t('noteDeleted', { author: entry.author ?? t('somebody') })}</strong>;
    case 'mail':
      return (
        <>
          <strong>{t('mail', { mail: humanize(entry.mail) })}</strong>
          <span className={shared.details}>
            {[entry.recipient, mailLabel(entry.status)].filter(Boolean).join(' · ')}
          </span>
        </>
      );
    case 'consent':
      return (
        <>
          <strong>
            {t(entry.granted ? 'consent' : 'noConsent', { purpose: humanize(entry.purpose) })}
          </strong>
          <span className={shared.details}>
            {t('consentText', {
              version: entry.version,
              language: languages(entry.language),
            })}
          </span>
        </>
      );
    case 'mailChoice':
      return (
        <>
          <strong>{entry.wantsFollowUps ? t('mailsOn') : t('mailsOff')}</strong>
          <span className={shared.details}>{t(`mailVia.${entry.via}`)}</span>
        </>
      );
    case 'stop':
      return <Stop entry={entry} />;
    case 'touch':
      return (
        <>
          <strong>{t('touch', { code: entry.code })}</strong>{' '}
          <span className={shared.path}>{entry.page}</span>
        </>
      );
    case 'credit':
      return (
        <>
          <strong>{entry.code ? t('credit', { code: entry.code }) : t('noCredit')}</strong>
          {entry.reason && <span className={shared.details}>{reasonLabel(entry.reason)}</span>}
        </>
      );
    case 'handover':
      return <Handover entry={entry} />;
    case 'deleted':
      return <strong>{t('deleted')}</strong>;
    case 'restored':
      return <strong>{t('restored')}</strong>;
  }
}
