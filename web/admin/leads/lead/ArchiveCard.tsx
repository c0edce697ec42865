import { useTranslations } from 'use-intl';
import { archiveLead } from '#core/contract/leads/archive.ts';
import { Download } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './lead.module.css';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';

/** The archive of a lead, for an examiner, a dispute or a judge. */
export function ArchiveCard({ id }: { id: number }) {
  const t = useTranslations('admin.lead.archive');
  return (
    <section aria-label={t('title')} className={styles.seldom}>
      <h3 className={styles.sub}>{t('title')}</h3>
      <p className={shared.small}>{t('text')}</p>
      <DownloadLink href={archiveLead.path.replace(':id', String(id))}>
        <Download size={16} />
        {t('download')}
      </DownloadLink>
    </section>
  );
}
