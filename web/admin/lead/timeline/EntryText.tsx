import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TimelineRow } from '../../api-types.ts';
import labels from '../../messages/en/lead-edit.ts';
import { useFieldOptions } from '../edit/field-options.ts';
import { stepDetails, useStoredLabel } from '../stored-words.ts';
import styles from './timeline.module.css';

type Change = Extract<TimelineRow, { kind: 'edit' }>['changes'][number];

/** A stored value of a field as its form and cards show it. */
function useValueText(): (field: string, value: Change['from']) => string {
  const t = useTranslations('admin.timeline');
  const verdicts = useTranslations('admin.lead.qualification');
  const options = useFieldOptions();
  const { dollars } = useFormats();
  return (field, value) => {
    if (value === null || value === '') {
      return t('nothing');
    }
    if (typeof value === 'boolean') {
      return value ? verdicts('qualified') : verdicts('underReview');
    }
    if (typeof value === 'number') {
      return dollars(value);
    }
    const choices = options[field as keyof typeof options];
    return choices?.find((choice) => choice.value === value)?.label ?? value;
  };
}

function EditText({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('admin.timeline');
  const fields = useTranslations('admin.leadEdit.fields');
  const valueText = useValueText();
  const named = (field: string) =>
    Object.hasOwn(labels.fields, field) ? fields(field as never) : humanize(field);
  return (
    <>
      <strong>{t('edit')}</strong>
      <ul className={styles.changes}>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {t.rich('change', {
              field: field === 'isQualified' ? t('verdict') : named(field),
              from: valueText(field, from),
              to: valueText(field, to),
              old: asOld,
              new: asNew,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

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
