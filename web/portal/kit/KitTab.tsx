import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ClientsCard } from '../clients/ClientsCard.tsx';
import { ClientLanguage } from '../parts/ClientLanguage.tsx';
import { LinkTable } from './LinkTable.tsx';
import { NewLink } from './NewLink.tsx';
import { OpenHouseCard } from './OpenHouseCard.tsx';
import { PictureCard } from './PictureCard.tsx';
import { SheetCard } from './SheetCard.tsx';
import styles from './kit.module.css';
import type { Links } from '../api-types.ts';

/** Printed flyers that no longer match the program. */
function AgedFlyers({ flyers }: { flyers: Links['agedFlyers'] }) {
  const t = useTranslations('portal.kit.aged');
  const { dateOf } = useFormats();
  return (
    <div className={styles.aged} role="note">
      {flyers.map(({ printedAt, changes }) => (
        <div key={printedAt}>
          <strong>{t('title', { day: dateOf(printedAt) })}</strong>
          <ul>
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

interface ChosenProps {
  links: Links;
  language: Language;
  linkId: string;
  onLanguage: (language: Language) => void;
  onLink: (id: string) => void;
}

/** The language and the link of all that is printed, copied and opened below. */
function Chosen({ links, language, linkId, onLanguage, onLink }: ChosenProps) {
  const t = useTranslations('portal.kit');
  const named = links.items.map(({ id, name, listing }) => ({
    value: String(id),
    label: listing ?? name,
  }));
  return (
    <section aria-label={t('chosen')} className={styles.chosen}>
      <ClientLanguage label={t('language')} language={language} onChange={onLanguage} />
      <Select
        label={t('for')}
        options={[{ value: '', label: t('ownLink') }, ...named]}
        value={linkId}
        onChange={({ target }) => onLink(target.value)}
      />
    </section>
  );
}

/** What a partner hands out: flyer and sign first, then open house and links; the forms are folded. */
export function KitTab() {
  const t = useTranslations('portal.kit');
  const own = readLanguage(useLocale()) ?? defaultLanguage;
  const [language, setLanguage] = useState(own);
  const [linkId, setLinkId] = useState('');
  const links = useQuery(callQuery(listLinks, { query: { language: own } }));
  return (
    <Loaded query={links} failure={t('failed')} lines={10}>
      {(found) => {
        // A deleted link is no longer chosen.
        const link = found.items.find(({ id }) => String(id) === linkId);
        const sheet = { language, link, flyer: found.flyer };
        return (
          <div className={`${shared.stack} ${styles.kit}`}>
            <Chosen
              {...{ links: found, language, linkId: link ? linkId : '' }}
              onLanguage={setLanguage}
              onLink={setLinkId}
            />
            <div className={shared.halves}>
              <SheetCard kind="flyer" {...sheet} />
              <SheetCard kind="sign" {...sheet} />
            </div>
            {found.agedFlyers.length > 0 && <AgedFlyers flyers={found.agedFlyers} />}
            <div className={shared.halves}>
              <OpenHouseCard links={found.items} link={link} language={language} />
              <LinkTable links={found} language={language} />
            </div>
            <div className={`${shared.stack} ${styles.folds}`}>
              <Card title={t('links.make')} line={t('links.short')}>
                <NewLink />
              </Card>
              <ClientsCard />
              <PictureCard />
            </div>
          </div>
        );
      }}
    </Loaded>
  );
}
