import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import { nearMoment } from '#web/office/formats/near-moment.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { AuthorBadge } from '#web/office/notes/NotesCard.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TimelineRow } from '../../../api-types.ts';
import { pathOf } from '../../../navigation/tabs.ts';
import labels from '../../../messages/en/lead-edit.ts';
import { Merged, Unmerged } from '../duplicates/Merged.tsx';
import { useFieldOptions } from '../edit/field-options.ts';
import { StepText } from '../InteractionCard.tsx';
import { useMailStatus, useStoredLabel } from '../stored-words.ts';
import styles from './timeline.module.css';

type Written = NonNullable<Extract<TimelineRow, { kind: 'mail' }>['written']>;

interface WrittenMailProps {
  mail: Extract<TimelineRow, { kind: 'mail' }>;
  written: Written;
}

function WrittenMail({ mail, written }: WrittenMailProps) {
  const t = useTranslations('admin.timeline');
  const mailState = useMailState();
  const { subject, text, override } = written;
  return (
    <>
      <strong>{t('wrote', { subject: subject ?? '' })}</strong>
      <span className={shared.details}>{[mail.recipient, mailState(mail)].join(' · ')}</span>
      {override && <span className={shared.details}>{t('override', { reason: override })}</span>}
      <details>
        <summary className={shared.small}>{t('readMail')}</summary>
        <span className={styles.note}>{text}</span>
      </details>
    </>
  );
}

function useMailState() {
  const t = useTranslations('admin.timeline');
  const mailStatus = useMailStatus();
  const now = new Date(useMoment());
  return (mail: EntryOf<'mail'>) =>
    mail.until
      ? t('waitsUntil', { at: nearMoment(new Date(mail.until), now, viewerTimeZone()) })
      : mailStatus(mail);
}

type EntryOf<Kind extends TimelineRow['kind']> = Extract<TimelineRow, { kind: Kind }>;
type Change = EntryOf<'edit'>['changes'][number];

const changeTags = {
  old: (chunks: ReactNode) => <del>{chunks}</del>,
  new: (chunks: ReactNode) => <ins>{chunks}</ins>,
};

function useValueText(): (field: string, value: Change['from']) => string {
  const t = useTranslations('admin.timeline');
  const verdicts = useTranslations('admin.lead.qualification');
  const options = useFieldOptions();
  const { dollars } = useFormats();
  return (field, value) => {
    if (value === null || value === '') {
      return t('nothing');
    }
    if (field === 'isQualified') {
      return verdicts(value ? 'qualified' : 'underReview');
    }
    if (typeof value === 'number') {
      return dollars(value);
    }
    const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    const choices = options[field as keyof typeof options];
    return choices?.find((choice) => choice.value === text)?.label ?? text;
  };
}

function Edit({ changes }: EntryOf<'edit'>) {
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
              ...changeTags,
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Status({ from, to, reason }: EntryOf<'status'>) {
  const t = useTranslations('admin.timeline');
  return (
    <>
      <span className={`${shared.inlineCentered} ${styles.badges}`}>
        {from === null ? t('received') : <StatusBadge status={from} />}
        <span aria-hidden>→</span>
        <span className="visually-hidden">{t('becomes')}</span>
        <StatusBadge status={to} />
      </span>
      {reason && <span className={styles.note}>{reason}</span>}
    </>
  );
}

type PlainEntry = Exclude<
  TimelineRow,
  EntryOf<'interaction' | 'status' | 'edit' | 'note' | 'touch' | 'merged' | 'unmerged'>
>;

function usePlainText(
  zone: string,
): (entry: PlainEntry) => readonly [title: ReactNode, details?: ReactNode] {
  const t = useTranslations('admin.timeline');
  const stop = useTranslations('admin.stop');
  const ways = useTranslations('admin.lead.reach.ways');
  const attempts = useTranslations('admin.contact.attempts');
  const languages = useTranslations('admin.languages');
  const mailState = useMailState();
  const reasonLabel = useStoredLabel('attribution');
  const now = new Date(useMoment());
  return (entry) => {
    switch (entry.kind) {
      case 'noteDeleted':
        return [t('noteDeleted', { author: entry.author ?? t('somebody') })];
      case 'mail': {
        const parts = [entry.recipient, mailState(entry)];
        return [
          <Link key="mail" to={`${pathOf('sent')}&mail=${entry.mailId}`}>
            {t('mail', { mail: humanize(entry.mail) })}
          </Link>,
          parts.filter(Boolean).join(' · '),
        ];
      }
      case 'consent': {
        const { granted, purpose, version, language } = entry;
        return [
          t(granted ? 'consent' : 'noConsent', { purpose: humanize(purpose) }),
          t('consentText', { version, language: languages(language) }),
        ];
      }
      case 'mailChoice':
        return [t(entry.wantsFollowUps ? 'mailsOn' : 'mailsOff'), t(`mailVia.${entry.via}`)];
      case 'stop':
        return [
          stop('said', { ways: entry.channels.map((way) => ways(way)).join(', ') }),
          entry.how,
        ];
      case 'attempt': {
        const { channel, outcome, note, permission, override: reason } = entry;
        const against = reason && t('against', { permission, reason });
        const title = attempts(channel === 'phone' ? outcome : channel);
        return [title, [note, against].filter(Boolean).join(' · ')];
      }
      case 'followUp':
        return entry.due === null
          ? [t('noNextStep')]
          : [
              t('nextStep', { at: nearMoment(new Date(entry.due), now, zone, viewerTimeZone()) }),
              entry.note,
            ];
      case 'credit':
        return [
          entry.code ? t('credit', { code: entry.code }) : t('noCredit'),
          entry.reason && reasonLabel(entry.reason),
        ];
      case 'handover': {
        const { from, to, reason } = entry;
        const names = { from: from ?? t('nobody'), to: to ?? t('nobody') };
        return [t.rich('handover', { ...names, ...changeTags }), reason];
      }
      case 'owner': {
        const { from, to, why } = entry;
        const names = { from: from ?? t('theQueue'), to: to ?? t('theQueue') };
        const title = from === to ? t('noOwner') : t.rich('owner', { ...names, ...changeTags });
        return [title, t(`ownerWhy.${why}`)];
      }
      case 'deleted':
      case 'restored':
        return [t(entry.kind)];
    }
  };
}

function Plain({ entry, zone }: { entry: PlainEntry; zone: string }) {
  const [title, details] = usePlainText(zone)(entry);
  return (
    <>
      <strong>{title}</strong>
      {details && <span className={shared.details}>{details}</span>}
    </>
  );
}

/** What happened; the hours of steps are those of the lead’s zone. */
export function EntryText({ entry, zone }: { entry: TimelineRow; zone: string }) {
  const t = useTranslations('admin.timeline');
  switch (entry.kind) {
    case 'interaction':
      return <StepText {...entry} />;
    case 'status':
      return <Status {...entry} />;
    case 'edit':
      return <Edit {...entry} />;
    case 'note':
      return (
        <>
          <strong>{t('note')}</strong>
          <AuthorBadge isByAdmin={entry.actor.kind === 'staff'} />
          <span className={styles.note}>{entry.content}</span>
        </>
      );
    case 'mail':
      return entry.written ? (
        <WrittenMail mail={entry} written={entry.written} />
      ) : (
        <Plain entry={entry} zone={zone} />
      );
    case 'merged':
      return <Merged {...entry} />;
    case 'unmerged':
      return <Unmerged {...entry} />;
    case 'touch':
      return (
        <>
          <strong>{t('touch', { code: entry.code })}</strong>{' '}
          <span className={shared.path}>{entry.page}</span>
        </>
      );
    default:
      return <Plain entry={entry} zone={zone} />;
  }
}
