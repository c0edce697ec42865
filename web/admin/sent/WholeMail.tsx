import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Arrow } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { SentMail } from '../api-types.ts';
import { sentMailQuery } from '../queries/sent-mails.ts';
import { previewDocument } from '../templates/preview-document.ts';
import { MailFacts } from './MailFacts.tsx';
import { ResendMail } from './ResendMail.tsx';
import styles from './sent-mail.module.css';

function Words({ mail: { areWordsHidden, html, text } }: { mail: SentMail }) {
  const t = useTranslations('admin.sentMail.one');
  if (areWordsHidden || text === null) {
    return <p className={shared.small}>{areWordsHidden ? t('secret') : t('noWords')}</p>;
  }
  return (
    <>
      {html !== null && (
        // No script, form, window or request: not even where the server had let one through.
        <iframe
          className={`${shared.mail} ${styles.frame}`}
          title={t('frame')}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={previewDocument(html)}
        />
      )}
      <details
        className={shared.mailText}
        open={html === null}
      >
        <summary>{t('text')}</summary>
        <pre>{text}</pre>
      </details>
    </>
  );
}

interface WholeMailProps {
  /** As it stands in the address. */
  id: string;
  onClose: () => void;
}

export function WholeMail({ id, onClose }: WholeMailProps) {
  const t = useTranslations('admin.sentMail');
  const mail = useQuery(sentMailQuery(id));
  return (
    <div className={styles.whole}>
      <ToolButton
        variant="quiet"
        onClick={onClose}
      >
        <Arrow
          direction="left"
          size={16}
        />
        {t('back')}
      </ToolButton>
      <Loaded
        query={mail}
        failure={t('one.failed')}
        lines={10}
      >
        {(loaded) => (
          <div className={styles.columns}>
            <Card
              title={loaded.subject ?? t('notWritten')}
              aside={<ResendMail mail={loaded} />}
            >
              <Words mail={loaded} />
            </Card>
            <Card title={t('one.facts')}>
              <MailFacts mail={loaded} />
            </Card>
          </div>
        )}
      </Loaded>
    </div>
  );
}
