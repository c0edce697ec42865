import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  defaultLanguage,
  htmlLanguage,
  languageNames,
  languages,
  readLanguage,
} from '#core/domain/language.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Share as ShareIcon } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { CopyField } from '../../parts/CopyField.tsx';
import { useSession } from '../../session-context.ts';
import { QrCode } from './QrCode.tsx';
import { type Share, shareIn, shareLinks } from './share-links.ts';
import styles from './share.module.css';

const ways = ['whatsApp', 'textMessage', 'email'] as const;

/** For devices without a share sheet. */
function ShareLinks({ share }: { share: Share }) {
  const t = useTranslations('portal.share');
  const links = shareLinks(share);
  return (
    <div className={`${shared.actions} ${styles.ways}`}>
      {ways.map((way) => (
        <ButtonLink
          key={way}
          href={links[way]}
          {...(way === 'whatsApp' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {t(way)}
        </ButtonLink>
      ))}
    </div>
  );
}

function ShareActions({ share }: { share: Share }) {
  const t = useTranslations('portal.share');
  if (typeof navigator.share !== 'function') {
    return <ShareLinks share={share} />;
  }
  const send = async () => {
    try {
      await navigator.share(share);
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError';
      if (!isClosed) {
        toastError({
          title: t('failed'),
          description: t('failedText'),
        });
      }
    }
  };
  return (
    <Button
      variant="sun"
      isWide
      onClick={() => void send()}
    >
      <ShareIcon size={18} />
      {t('send')}
    </Button>
  );
}

// Of Portuguese there is one here: the name without the country fits a phone.
const choices = languages.map((language) => ({
  value: language,
  label: languageNames[language].replace(/ \(.*/, ''),
}));

function Invite({ link }: { link: string }) {
  const t = useTranslations('portal.share');
  const own = readLanguage(useLocale()) ?? defaultLanguage;
  const [language, setLanguage] = useState(own);
  const share = shareIn(link, language);
  return (
    <div className={`${shared.stack} ${styles.invite}`}>
      <ShareActions share={share} />
      <RadioGroup
        label={t('inLanguage')}
        name="client-language"
        options={choices}
        defaultValue={own}
        className={styles.languages}
        onChange={({ target }) => setLanguage(readLanguage(target.value) ?? own)}
      />
      <blockquote
        className={styles.text}
        aria-label={t('invitation')}
        lang={htmlLanguage[language]}
      >
        {share.text} <span className={styles.url}>{share.url}</span>
      </blockquote>
    </div>
  );
}

export function ShareCard() {
  const t = useTranslations('portal.share');
  const { affiliate } = useSession();
  const { referralLink, referralCode } = affiliate;
  return (
    <Card title={t('title')}>
      <div className={styles.share}>
        <div className={`${shared.stack} ${styles.send}`}>
          <CopyField
            label={t('link')}
            value={referralLink}
            copy={{ text: referralLink, label: t('copy') }}
            onFocus={({ target }) => target.select()}
          />
          <Invite link={referralLink} />
        </div>
        <QrCode
          link={referralLink}
          code={referralCode}
        />
      </div>
    </Card>
  );
}
