import { useTranslations } from 'use-intl';
import { humanize } from '#web/office/formats/humanize.ts';
import shared from '#web/office/styles/shared.module.css';
import type { TimelineRow } from '../../api-types.ts';
import { useStoredLabel } from '../stored-words.ts';

/** Several views of pages, or mails, in one line; each stands whole under its own filter. */
export function GroupText({ entries }: { entries: readonly TimelineRow[] }) {
  const t = useTranslations('admin.timeline.groups');
  const mailLabel = useStoredLabel('mailStatus');
  const views = entries.flatMap((entry) => (entry.kind === 'interaction' ? entry.page : []));
  const mails = entries.filter((entry) => entry.kind === 'mail');
  return views.length > 0 ? (
    <>
      <strong>{t('views', { count: String(views.length) })}</strong>
      <span className={shared.path}>{views.toReversed().join(' → ')}</span>
    </>
  ) : (
    <>
      <strong>{t('mails', { count: String(mails.length) })}</strong>
      <span className={shared.details}>
        {mails.map(({ mail }) => humanize(mail)).join(', ')} · {mailLabel(mails[0]!.status)}
      </span>
    </>
  );
}
