import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Pause, Play } from '#web/kit/icon-pen.tsx';
import styles from './hero-film.module.css';
import { prefersLessMotion } from '../browser/effects/motion.ts';
import { localeOfPage } from '../browser/page-language.ts';
import { defaultHero } from '../media/hero-media.ts';

/** As long as the sun of the film takes, in milliseconds. */
const length = 6000;
/** Where the sun stands when it rests, as a share of the day. */
const rest = 2 / 3;

/** Counts the figure over the film up to itself while its sun rises; once, and not with less motion. */
function countUp(): void {
  const place = document.querySelector<HTMLElement>('[data-counted=""]');
  const figure = place?.querySelector('b');
  if (!place || !figure || prefersLessMotion()) {
    return;
  }
  const whole = figure.textContent;
  const most = Number(whole.replace(/\D/g, ''));
  const began = performance.now();
  place.dataset['counted'] = 'yes';
  figure.style.minWidth = `${figure.offsetWidth}px`;
  const tick = (now: number) => {
    const share = Math.min((now - began) / length, 1);
    const value = Math.round(most * share).toLocaleString(localeOfPage());
    figure.textContent = share < 1 ? whole.replace(/\d[\d.,]*/, value) : whole;
    place.style.setProperty('--day', String(share * rest));
    if (share < 1) {
      requestAnimationFrame(tick);
    }
  };
  requestAnimationFrame(tick);
}

export const namespaces = [] as const;
/** With the code: the page shows none of them. */
export const texts = {
  en: () => import('../messages/banners-en.ts'),
  es: () => import('../messages/banners-es.ts'),
  pt: () => import('../messages/banners-pt.ts'),
};

interface Source {
  readonly type: string;
  readonly src: string;
}

/** The preferred one first. */
const defaultSources: readonly Source[] = [
  { type: 'video/webm', src: defaultHero.webm },
  { type: 'video/mp4', src: defaultHero.mp4 },
];

interface HeroFilmProps {
  /**
   * A film that staff have set, which begins again at its end. The programme's own rests on its
   * last picture, and the button plays it again; it is known here, because the first round trip has
   * no room for its addresses.
   */
  set?: Source;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False if the visitor prefers less motion or data, or has a slow line. The button still works. */
function mayStartByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const asks = (query: string) => matchMedia(query).matches;
  return (
    !asks('(prefers-reduced-motion: reduce)') &&
    !asks('(prefers-reduced-data: reduce)') &&
    !connection?.saveData &&
    (connection?.effectiveType ?? '4g') === '4g'
  );
}

/** Calls back once the browser is idle; Safari has no idle callback. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
}

/** Fades the film in over the poster once it plays. If it fails, the poster stays. */
export default function HeroFilm({ set }: HeroFilmProps) {
  const sources = set ? [set] : defaultSources;
  const t = useTranslations('banners.film');
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const hasChosen = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const [isInView, setInView] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const [hasShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The page comes without the button: it would do nothing before this code is there.
  const isHere = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const isPlaying = isWanted && isInView;

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting), {
      threshold: 0.25,
    });
    observer.observe(frame.current!);
    const cancel = whenIdle(() => !hasChosen.current && mayStartByItself() && setWanted(true));
    return () => {
      observer.disconnect();
      cancel();
    };
  }, []);

  useEffect(() => {
    if (isPlaying && !hasStarted) {
      return setStarted(true);
    }
    if (!isPlaying) {
      return film.current?.pause();
    }
    // Refused by the browser's autoplay policy: the poster stays, and the button offers it again.
    film.current
      ?.play()
      .catch((error: Error) => error.name === 'NotAllowedError' && setWanted(false));
  }, [isPlaying, hasStarted]);

  if (hasFailed) {
    return null;
  }
  const choose = () => {
    hasChosen.current = true;
    setWanted(!isWanted);
  };
  return (
    <div ref={frame} className={styles.frame}>
      {hasStarted && (
        <video
          ref={film}
          className={hasShown ? styles.shown : styles.film}
          width={1280}
          height={800}
          muted
          loop={Boolean(set)}
          playsInline
          preload="auto"
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          onEnded={() => setWanted(false)}
          onPlaying={() => {
            setShown(true);
            countUp();
          }}
          onError={() => setFailed(true)}
        >
          {sources.map(({ type, src }, index) => (
            <source
              key={src}
              src={src}
              type={type}
              onError={() => index === sources.length - 1 && setFailed(true)}
            />
          ))}
        </video>
      )}
      {isHere && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(isWanted ? 'pause' : 'play')}
          onClick={choose}
        >
          {isWanted ? <Pause size={18} /> : <Play size={18} />}
        </button>
      )}
    </div>
  );
}
