import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { deleteLink, listLinks, openHouse } from '#core/contract/partners/affiliate/links.ts';
import { flyerPath, portalOpenHousePath } from '#core/contract/site.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ToolLink } from '#web/office/parts/ToolLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './kit.module.css';
import type { Links, PartnerLink } from '../api-types.ts';

function OpenHouseButton({ id, name }: PartnerLink) {
  const t = useTranslations('portal.kit.links');
  const navigate = useNavigate();
  const { mutate, isPending } = useWrite(openHouse, {
    makesStale: [listLinks],
    failed: t('notOpened'),
    onSuccess: () => void navigate(portalOpenHousePath(id)),
  });
  return (
    <ToolButton
      aria-label={t('openHouseOf', { name })}
      disabled={isPending}
      onClick={() => mutate({ params: { id }, body: {} })}
    >
      {t('openHouse')}
    </ToolButton>
  );
}

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

function LinkRow({ link }: { link: PartnerLink }) {
  const t = useTranslations('portal.kit.links');
  const { id, name, listing, url, guests, visits, applications } = link;
  return (
    <li className={styles.link}>
      <div className={shared.lines}>
        <strong className={shared.breakable}>{name}</strong>
        {listing && <span className={shared.hint}>{listing}</span>}
        <span className={shared.smallWrap} translate="no">
          {url}
        </span>
      </div>
      <p className={styles.figures}>
        {t('figures', { visits, applications })}
        {guests > 0 && <br />}
        {guests > 0 && t('guests', { guests })}
      </p>
      <div className={shared.actions}>
        <CopyButton text={url} label={t('copyOf', { name })}>
          {t('copy')}
        </CopyButton>
        {(['flyer', 'sign'] as const).map((kind) => (
          <ToolLink
            key={kind}
            href={`${flyerPath}?kind=${kind}&link=${id}`}
            target="_blank"
            aria-label={t(`${kind}Of`, { name })}
          >
            {t(kind)}
          </ToolLink>
        ))}
        <OpenHouseButton {...link} />
        <DeleteButton {...link} />
      </div>
    </li>
  );
}

/** The links with their results; with the last line they sum up to the code's. */
export function LinkList({ links: { items, others, total } }: { links: Links }) {
  const t = useTranslations('portal.kit.links');
  if (items.length === 0) {
    return <p className={shared.hint}>{t('none')}</p>;
  }
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {items.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      <p className={shared.hint}>
        {t('others', others)} {t('total', total)}
      </p>
    </>
  );
}
