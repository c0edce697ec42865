import { useTranslations } from 'use-intl';
import { archiveLead } from '#core/contract/leads/archive.ts';
import { Download } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';

/** The archive of a lead, for an examiner, a dispute or a judge. */
export function ArchiveCard({ id }: { id: number }) {
  const t = useTranslations('admin.lead.archive');
  return (
    <Card
      title={t('title')}
      line=""
      aside={
        <DownloadLink href={archiveLead.path.replace(':id', String(id))}>
          <Download size={16} />
          {t('download')}
        </DownloadLink>
      }
    >
      <p className={shared.hint}>{t('text')}</p>
    </Card>
  );
}
