import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { createLink, listLinks, openHouse } from '#core/contract/partners/affiliate/links.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { Select } from '#web/kit/form/Select.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ClientsCard } from '../clients/ClientsCard.tsx';
import { ClientLanguage } from '../parts/ClientLanguage.tsx';
import { LinkTable } from './LinkTable.tsx';
import { SheetCard } from './SheetCard.tsx';
import styles from './kit.module.css';
import type { Links, PartnerLink } from '../api-types.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName, useSession } from '../session-context.ts';
import { readAffiliateSession } from '#core/contract/partners/affiliate/account.ts';
import { removeOwnPicture, setOwnPicture } from '#core/contract/partners/affiliate/picture.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { PictureChoice } from '#web/office/parts/PictureChoice.tsx';
import { useNavigate } from 'react-router';
import { listClients } from '#core/contract/partners/affiliate/clients.ts';
import { portalOpenHousePath } from '#core/contract/site.ts';
import { isWaiting } from '../clients/is-waiting.ts';

interface OpenHouseCardProps {
  links: readonly PartnerLink[];
  /** The link that is chosen above. */
  link: PartnerLink | undefined;
  language: Language;
}

function OpenHouseCard({ links, link, language }: OpenHouseCardProps) {
  const t = useTranslations('portal.kit.openHouse');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const { data: clients } = useAnswer(listClients);
  const { mutate, isPending } = useWrite(openHouse, {
    makesStale: [listLinks],
    failed: t('notOpened'),
    onSuccess: () => void navigate(portalOpenHousePath(id, language)),
  });
  const chosen = links.find((one) => String(one.id) === asked) ?? link ?? links[0];
  const id = chosen?.id ?? 0;
  const waiting = clients?.items.filter(isWaiting).length ?? 0;
  return (
    <Card title={t('title')}>
      <div className={shared.tightRows}>
        <p className={shared.hint}>{t(chosen ? 'text' : 'needsLink')}</p>
        {chosen && (
          <>
            <Select
              label={t('link')}
              options={links.map((one) => ({
                value: String(one.id),
                label: one.listing ?? one.name,
              }))}
              value={String(id)}
              onChange={({ target }) => setAsked(target.value)}
            />
            <Button disabled={isPending} onClick={() => mutate({ params: { id }, body: {} })}>
              {t('start')}
            </Button>
          </>
        )}
        {waiting > 0 && <p className={shared.hint}>{t('waiting', { count: waiting })}</p>}
      </div>
    </Card>
  );
}

function PictureCard() {
  const t = useTranslations('portal.kit.picture');
  const { picture, isPictureReviewed } = useSession().affiliate;
  const setup = { makesStale: [readAffiliateSession], failed: t('failed') } as const;
  const set = useWrite(setOwnPicture, setup);
  const remove = useWrite(removeOwnPicture, setup);
  return (
    <Card title={t('title')} line={t('short')}>
      <PictureChoice
        picture={picture}
        isSending={set.isPending}
        isPending={set.isPending || remove.isPending}
        onSend={(file) => {
          const body = new FormData();
          body.append('picture', file);
          set.mutate({ body });
        }}
        onRemove={() => remove.mutate({})}
        t={t}
      >
        <p className={shared.hint}>{t('text')}</p>
        <p role="status">
          {picture && !isPictureReviewed && <Badge tone="amber">{t('waits')}</Badge>}
        </p>
      </PictureChoice>
    </Card>
  );
}

function NewLink() {
  const t = useTranslations('portal.kit.links');
  const { form, line, startOver, isPending } = useContractForm(createLink, {
    draftName: useDraftName('link'),
    start: { name: '', listing: '' },
    toBody: (typed) => typed,
    makesStale: [listLinks],
    done: t('made'),
    failed: t('notMade'),
    onSuccess: () => startOver(),
  });
  return (
    <form {...form} className={`${shared.rows} ${shared.shortForm}`}>
      <TextInput {...line('name')} label={t('name')} hint={t('nameHint')} />
      <TextInput {...line('listing')} label={t('listing')} hint={t('listingHint')} />
      <Button type="submit" disabled={isPending}>
        {t('make')}
      </Button>
    </form>
  );
}

function AgedFlyers({ flyers }: { flyers: Links['agedFlyers'] }) {
  const t = useTranslations('portal.kit.aged');
  const { dateOf } = useFormats();
  return (
    <div className={`${shared.tightRows} ${styles.aged}`} role="note">
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

function Chosen({ links, language, linkId, onLanguage, onLink }: ChosenProps) {
  const t = useTranslations('portal.kit');
  const named = links.items.map(({ id, name, listing }) => ({
    value: String(id),
    label: listing ?? name,
  }));
  return (
    <section
      aria-label={t('chosen')}
      className={`${shared.wrapCentered} ${shared.frame} ${styles.chosen}`}
    >
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
  const links = useAnswer(listLinks, { query: { language: own } });
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
