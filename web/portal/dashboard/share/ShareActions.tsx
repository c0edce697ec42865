import { useTranslations } from 'use-intl';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Share as ShareIcon } from '#web/kit/icons.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import { type Share, shareLinks } from './share-links.ts';
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

export function ShareActions({ share }: { share: Share }) {
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
