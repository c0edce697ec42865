import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  defaultLanguage,
  htmlLanguage,
  languageNames,
  languages,
  readLanguage,
} from '#core/domain/language.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { CopyField } from '../../parts/CopyField.tsx';
import { useSession } from '../../session-context.ts';
import { QrCode } from './QrCode.tsx';
import { ShareActions } from './ShareActions.tsx';
import { shareIn } from './share-links.ts';
import styles from './share.module.css';

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
    <div className={styles.invite}>
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
        <div className={styles.send}>
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
