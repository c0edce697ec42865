import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import { defaultLanguage, type Language, readLanguage } from '#core/domain/language.ts';
import { Button } from '#web/kit/Button.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { QrImage } from '#web/office/parts/QrImage.tsx';
import { useTitle } from '#web/office/shell/use-title.ts';
import { inLanguage } from '../dashboard/share/share-links.ts';
import { pathOf } from '../dashboard/tabs.ts';
import { useSession } from '../session-context.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './open-house.module.css';
import type { PartnerLink } from '../api-types.ts';

/** Keeps the screen on while the page is visible, if the browser supports it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) {
        return;
      }
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) {
          void lock.release();
        }
      } catch (error) {
        // On a low battery the screen goes dark as usual.
        console.debug('The screen may go dark', error);
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

interface FullScreenCodeProps {
  link: PartnerLink;
  /** Of the form that the code opens. */
  language: Language;
  /** A newer answer is loading: whether the open house is on is unknown. */
  isOld: boolean;
  onEnd: () => void;
}

function FullScreenCode({ link, language, isOld, onEnd }: FullScreenCodeProps) {
  const t = useTranslations('portal.kit.openHouse');
  const { dateOf } = useFormats();
  const { affiliate } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const { name, listing, openHouseUrl, openUntil } = link;
  useWakeLock();
  useEffect(() => {
    const shown = dialog.current!;
    shown.showModal();
    return () => shown.close();
  }, []);
  const fill = () => void dialog.current?.requestFullscreen?.().catch(() => {});
  const until = openUntil === null ? '' : dateOf(openUntil, 'dateTime');
  return (
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby="open-house"
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <h1 id="open-house">{listing ?? name}</h1>
      <p className={styles.scan}>{t('scan')}</p>
      <QrImage
        text={inLanguage(openHouseUrl, language)}
        label={t('code')}
        className={styles.code}
      />
      <p>
        {affiliate.firstName} {affiliate.lastName}
      </p>
      <p className={styles.hint}>
        {t('offline')} {until ? t('until', { until }) : !isOld && t('over')}
      </p>
      <div className={`${shared.wrap} ${styles.actions}`}>
        <Button onClick={fill}>{t('fill')}</Button>
        <Button onClick={onEnd}>{t('end')}</Button>
      </div>
    </dialog>
  );
}

export function OpenHousePage() {
  const t = useTranslations('portal.kit');
  const navigate = useNavigate();
  const language = readLanguage(useLocale()) ?? defaultLanguage;
  const [parameters] = useSearchParams();
  const links = useAnswer(listLinks, { query: { language } });
  useTitle(t('openHouse.title'));
  const back = () => void navigate(pathOf('kit'));
  return (
    <Loaded query={links} failure={t('failed')} lines={10}>
      {({ items }) => {
        const link = items.find(({ id }) => String(id) === parameters.get('link'));
        return link ? (
          <FullScreenCode
            link={link}
            language={readLanguage(parameters.get('for')) ?? language}
            isOld={links.isFetching}
            onEnd={back}
          />
        ) : (
          <EmptyState
            title={t('openHouse.none')}
            action={<Button onClick={back}>{t('openHouse.end')}</Button>}
          />
        );
      }}
    </Loaded>
  );
}
