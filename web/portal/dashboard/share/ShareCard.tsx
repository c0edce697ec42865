import { useMemo, useState } from 'react';
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
import { Download, Share as ShareIcon } from '#web/kit/icons.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { type QrShape, qrShape } from '#web/office/parts/qr-shape.ts';
import { saveFile } from '#web/office/parts/save-file.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { CopyField } from '../../parts/CopyField.tsx';
import { useSession } from '../../session-context.ts';
import { type Share, shareIn, shareLinks } from './share-links.ts';
import styles from './share.module.css';

function qrSvg({ size, path }: QrShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Pixels of one module: the code is some 600 pixels wide, enough for a sign. */
const scale = 16;

/** The code as pixels, sharp at every edge; null where the browser makes none. */
function qrPng({ size, rows }: QrShape): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) {
    return Promise.resolve(null);
  }
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) {
        pen.fillRect(x * scale, y * scale, scale, scale);
      }
    }
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

interface QrCodeProps {
  link: string;
  /** The files are named after it. */
  code: string;
}

function QrCode({ link, code }: QrCodeProps) {
  const t = useTranslations('portal.share');
  const shape = useMemo(() => qrShape(link), [link]);
  const saveSvg = () => {
    saveFile(new Blob([qrSvg(shape)], { type: 'image/svg+xml' }), `${code}.svg`);
  };
  const savePng = async () => {
    const picture = await qrPng(shape);
    if (picture) {
      saveFile(picture, `${code}.png`);
    } else {
      toastError({ title: t('pngFailed') });
    }
  };
  return (
    <figure className={styles.qr}>
      <svg
        role="img"
        aria-label={t('qrCode')}
        viewBox={`0 0 ${shape.size} ${shape.size}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        <path d={shape.path} />
      </svg>
      <figcaption className={styles.caption}>
        <span className={`${shared.small} ${styles.hint}`}>{t('qrHint')}</span>
        <span className={shared.row}>
          <ToolButton
            aria-label={t('saveSvg')}
            onClick={saveSvg}
          >
            <Download size={16} />
            SVG
          </ToolButton>
          <ToolButton
            aria-label={t('savePng')}
            onClick={() => void savePng()}
          >
            <Download size={16} />
            PNG
          </ToolButton>
        </span>
      </figcaption>
    </figure>
  );
}

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
