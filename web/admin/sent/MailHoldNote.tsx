import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { readMailHold, releaseMails } from '#core/contract/mail/sent-mails.ts';
import { Button } from '#web/kit/Button.tsx';
import { call } from '#web/kit/api.ts';
import { Warning } from '#web/kit/icons.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../May.tsx';
import { sentMailKeys } from '../queries/sent-mails.ts';
import styles from './sent-mail.module.css';

const holdQuery = queryOptions({
  queryKey: sentMailKeys.list('hold'),
  queryFn: ({ signal }) => call(readMailHold, { signal }),
});

/** Says that no email leaves, why, and how an admin ends it; nothing while they leave. */
export function MailHoldNote() {
  const t = useTranslations('admin.sentMail.hold');
  const hold = useQuery(holdQuery).data?.hold;
  if (!hold) {
    return null;
  }
  const { since, reason, lastUrl, publicUrl, waiting } = hold;
  return (
    <div
      role="alert"
      className={styles.hold}
    >
      <p className={`${shared.strong} ${styles.holdTitle}`}>
        <Warning size={18} />
        {t('title')}
      </p>
      <p>{t(reason, { lastUrl, publicUrl })}</p>
      <p>
        {t('since')} <RelativeTime value={since} />. {t('waiting', { count: waiting })}
      </p>
      <May
        call={releaseMails}
        otherwise={<p>{t('ask')}</p>}
      >
        <ConfirmedWrite
          button={<Button size="small">{t('button')}</Button>}
          pending={t('pending')}
          entry={releaseMails}
          options={{ body: { publicUrl } }}
          makesStale={[sentMailKeys.all]}
          title={t('question')}
          confirm={t('confirm')}
          done={t('done')}
          failed={t('failed')}
        >
          {t('warning', { count: waiting })}
        </ConfirmedWrite>
      </May>
    </div>
  );
}
