import { useId, useState, useSyncExternalStore } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import {
  defaultLanguage,
  htmlLanguage,
  type Language,
  readLanguage,
} from '#core/domain/language.ts';
import { flyerPath } from '#core/contract/site.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { copyText } from '#web/kit/copy-text.ts';
import { QrMark, Share as ShareIcon } from '#web/kit/icons.tsx';
import { part } from '#web/kit/part.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { ScreenBoundary } from '#web/office/shell/ScreenBoundary.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { ClientLanguage } from '../../parts/ClientLanguage.tsx';
import { useSession } from '../../session-context.ts';
import { type Share, shareIn, shareLinks, spoken } from './share-links.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './share.module.css';

// A phone loads the drawing of codes only when one is opened.
const QrCode = part(async () => (await import('./QrCode.tsx')).QrCode);

/** The code is always shown if there is a column for it. */
const column = '(min-width: 80rem)';

function useHasColumn(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(column);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(column).matches,
    () => false,
  );
}

/** Opens the device's share sheet; without one, copies the invitation. */
async function send(share: Share): Promise<'shared' | 'copied' | 'failed'> {
  if (typeof navigator.share !== 'function') {
    return (await copyText(`${share.text} ${share.url}`)) ? 'copied' : 'failed';
  }
  try {
    await navigator.share(share);
    return 'shared';
  } catch (error) {
    const isClosed = error instanceof DOMException && error.name === 'AbortError';
    return isClosed ? 'shared' : 'failed';
  }
}

function ShareButton({ share }: { share: Share }) {
  const t = useTranslations('portal.share');
  const press = async () => {
    const outcome = await send(share);
    if (outcome === 'copied') {
      toastSuccess({ title: t('invitationCopied'), description: share.text });
    }
    if (outcome === 'failed') {
      toastError({ title: t('failed'), description: t('failedText') });
    }
  };
  return (
    <Button variant="sun" onClick={() => void press()}>
      <ShareIcon size={20} />
      {t('send')}
    </Button>
  );
}

/** The less common parts: the code, the invitation's text and two more ways to send it. */
function More({ share, language, id }: { share: Share; language: Language; id: string }) {
  const t = useTranslations('portal.share');
  const { affiliate } = useSession();
  const links = shareLinks(share);
  return (
    <div id={id} className={`${shared.list} ${styles.panel}`}>
      <ScreenBoundary fallback={null}>
        <QrCode
          link={share.url}
          code={affiliate.referralCode}
          waiting={<div className={styles.awaited} />}
        />
      </ScreenBoundary>
      <blockquote
        className={`${shared.small} ${styles.text}`}
        aria-label={t('invitation')}
        lang={htmlLanguage[language]}
      >
        {share.text} <span className={shared.breakable}>{share.url}</span>
      </blockquote>
      <p className={`${shared.wrap} ${styles.others}`}>
        <a href={links.textMessage}>{t('textMessage')}</a>
        <a href={links.email}>{t('email')}</a>
      </p>
    </div>
  );
}

export function ShareCard() {
  const t = useTranslations('portal.share');
  const { affiliate } = useSession();
  const own = readLanguage(useLocale()) ?? defaultLanguage;
  const [language, setLanguage] = useState(own);
  const [isAsked, setIsAsked] = useState(false);
  const hasColumn = useHasColumn();
  const panel = useId();
  const share = shareIn(affiliate.referralLink, language);
  return (
    <Card title={t('title')} className={styles.card} isFlush>
      <div className={`${shared.centered} ${styles.link}`}>
        <span translate="no">{spoken(share.url)}</span>
        <CopyButton text={share.url} label={t('copy')}>
          {t('copyShort')}
        </CopyButton>
      </div>
      <div className={`${shared.wrap} ${styles.ways}`}>
        <ShareButton share={share} />
        <ButtonLink href={shareLinks(share).whatsApp} target="_blank" rel="noopener noreferrer">
          {t('whatsApp')}
        </ButtonLink>
        <ButtonLink href={`${flyerPath}?lang=${language}&kind=flyer`} target="_blank">
          {t('flyer')}
        </ButtonLink>
        {!hasColumn && (
          <Button
            aria-expanded={isAsked}
            aria-controls={panel}
            aria-label={t('qrCode')}
            onClick={() => setIsAsked(!isAsked)}
          >
            <QrMark size={20} />
            {t('qr')}
          </Button>
        )}
      </div>
      <ClientLanguage label={t('inLanguage')} language={own} onChange={setLanguage} />
      {(hasColumn || isAsked) && <More share={share} language={language} id={panel} />}
    </Card>
  );
}
