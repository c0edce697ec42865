import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { localizedPath } from '#core/i18n/link.ts';
import { Button } from '#web/kit/Button.tsx';
import { choosePixel, loadPixel, pixelChoice, pixelEvent } from '../browser/calls/pixel.ts';
import { useSite } from '../runtime/site-context.tsx';
import styles from './pixel-consent.module.css';

export const namespaces = ['privacy'] as const;

/** Asks before anything is sent to the network. Only on pages with a configured pixel. */
export default function PixelConsent() {
  const t = useTranslations('privacy');
  const { language } = useSite();
  const [isAsking, setIsAsking] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      pixelEvent('ViewContent', { content_name: location.pathname });
      loadPixel();
      setIsAsking(pixelChoice() === null);
    }, 100);
    return () => clearTimeout(timer);
  }, []);

  if (!isAsking) {
    return null;
  }
  const choose = (isAllowed: boolean) => {
    choosePixel(isAllowed);
    setIsAsking(false);
  };
  return (
    <section className={styles.banner} aria-labelledby="privacy-title">
      <div>
        <h2 id="privacy-title">{t('title')}</h2>
        <p>
          {t('text')} <a href={localizedPath('/privacy', language)}>{t('policy')}</a>
        </p>
      </div>
      <div className={styles.choices}>
        <Button size="small" onClick={() => choose(false)}>
          {t('refuse')}
        </Button>
        <Button size="small" onClick={() => choose(true)}>
          {t('allow')}
        </Button>
      </div>
    </section>
  );
}
