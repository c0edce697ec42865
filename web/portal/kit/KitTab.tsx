import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import { flyerPath } from '#core/contract/site.ts';
import { defaultLanguage, readLanguage } from '#core/domain/language.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ClientsCard } from '../clients/ClientsCard.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import { PictureCard } from './PictureCard.tsx';
import styles from './kit.module.css';
import type { Links } from '../api-types.ts';

/** Printed flyers that no longer match the program. */
function AgedFlyers({ flyers }: { flyers: Links['agedFlyers'] }) {
  const t = useTranslations('portal.kit.aged');
  const { dateOf } = useFormats();
  return (
    <div className={shared.notice} role="note">
      <p>{t('title')}</p>
      {flyers.map(({ printedAt, asOf, changes }) => (
        <div key={printedAt}>
          <p>{t('printed', { day: dateOf(printedAt), asOf: dateOf(asOf) })}</p>
          <ul className={styles.changes}>
            {changes.map(({ before, after }) => (
              <li key={before ?? after}>
                {t('change', { before: before ?? t('nothing'), after: after ?? t('nothing') })}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t('scanned')}</p>
    </div>
  );
}

function PrintCard({ flyers }: { flyers: Links['agedFlyers'] }) {
  const t = useTranslations('portal.kit.print');
  return (
    <Card title={t('title')}>
      <div className={shared.stack}>
        {flyers.length > 0 && <AgedFlyers flyers={flyers} />}
        <p className={shared.hint}>{t('text')}</p>
        <div className={shared.actions}>
          {(['flyer', 'sign'] as const).map((kind) => (
            <ToolLink key={kind} href={`${flyerPath}?kind=${kind}`} target="_blank">
              {t(kind)}
            </ToolLink>
          ))}
        </div>
      </div>
    </Card>
  );
}

/** Links by channel, what to print, and the open house. */
export function KitTab() {
  const t = useTranslations('portal.kit');
  const language = readLanguage(useLocale()) ?? defaultLanguage;
  const links = useQuery(callQuery(listLinks, { query: { language } }));
  return (
    <Loaded query={links} failure={t('failed')} lines={10}>
      {(found) => (
        <div className={shared.stack}>
          <ClientsCard />
          <Card title={t('links.title')}>
            <div className={shared.stack}>
              <p className={shared.hint}>{t('links.text')}</p>
              <NewLink />
              <LinkList links={found} />
            </div>
          </Card>
          <PictureCard />
          <PrintCard flyers={found.agedFlyers} />
        </div>
      )}
    </Loaded>
  );
}
