import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deleteLink, listLinks } from '#core/contract/partners/affiliate/links.ts';
import type { Language } from '#core/domain/language.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { inLanguage, spoken } from '../dashboard/share/share-links.ts';
import styles from './kit.module.css';
import type { Links, PartnerLink } from '../api-types.ts';

/** Asks in its place: a dialog would load with every first screen of the portal. */
function DeleteButton({ id, name }: PartnerLink) {
  const t = useTranslations('portal.kit.links');
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useWrite(deleteLink, {
    makesStale: [listLinks],
    done: t('deleted'),
    failed: t('notDeleted'),
  });
  if (!isAsked) {
    return (
      <ToolButton aria-label={t('deleteOf', { name })} onClick={() => setIsAsked(true)}>
        {t('delete')}
      </ToolButton>
    );
  }
  return (
    <div
      role="group"
      aria-label={t('deleteOf', { name })}
      className={`${shared.row} ${styles.question}`}
    >
      <p role="status">{t('deleteQuestion')}</p>
      <ToolButton autoFocus onClick={() => setIsAsked(false)}>
        {t('keep')}
      </ToolButton>
      <ToolButton variant="ink" disabled={isPending} onClick={() => mutate({ params: { id } })}>
        {t('delete')}
      </ToolButton>
    </div>
  );
}

interface Figures {
  visits: number;
  applications: number;
  commissionCents: number;
}

function FigureCells({ visits, applications, commissionCents }: Figures) {
  const { cents, number } = useFormats();
  return (
    <>
      <td>{number(visits)}</td>
      <td>{number(applications)}</td>
      <td>{cents(commissionCents)}</td>
    </>
  );
}

function LinkRows({ link, language }: { link: PartnerLink; language: Language }) {
  const t = useTranslations('portal.kit.links');
  const { name, listing, url, guests } = link;
  return (
    <tbody>
      <tr>
        <th scope="row" className={shared.breakable}>
          {name}
          {listing && <span className={`${shared.small} ${styles.hint}`}>{listing}</span>}
        </th>
        <FigureCells {...link} />
      </tr>
      <tr>
        <td colSpan={4}>
          <div className={shared.row}>
            <span className={shared.smallWrap} translate="no">
              {spoken(inLanguage(url, language))}
            </span>
            <CopyButton text={inLanguage(url, language)} label={t('copyOf', { name })}>
              {t('copy')}
            </CopyButton>
            <DeleteButton {...link} />
          </div>
          {guests > 0 && (
            <span className={`${shared.small} ${styles.hint}`}>{t('guests', { guests })}</span>
          )}
        </td>
      </tr>
    </tbody>
  );
}

interface LinkTableProps {
  links: Links;
  /** Of the pages that copied links open. */
  language: Language;
}

/** The links with what they brought; with the last line they sum up to the code's. */
export function LinkTable({ links: { items, others, total }, language }: LinkTableProps) {
  const t = useTranslations('portal.kit.links');
  return (
    <Card title={t('title')} isFlush>
      <table className={`${shared.table} ${styles.links}`}>
        <thead className={shared.small}>
          <tr>
            {(['link', 'visits', 'applications', 'commissions'] as const).map((column) => (
              <th key={column} scope="col">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        {items.map((link) => (
          <LinkRows key={link.id} link={link} language={language} />
        ))}
        <tbody>
          <tr>
            <th scope="row">{t('others')}</th>
            <FigureCells {...others} />
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <FigureCells {...total} />
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
