import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './guest-standing.module.css';

export type Standing = 'waiting' | 'sent' | 'over';

interface GuestStandingProps {
  state: Standing;
  /** The guest's next actions. */
  children: ReactNode;
}

/** The state of a guest's sent details; replaces the form. */
export function GuestStanding({ state, children }: GuestStandingProps) {
  const t = useTranslations('openHouse');
  const { figures } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div
      className={styles.standing}
      role="status"
    >
      <h2
        ref={title}
        tabIndex={-1}
      >
        {t(`${state}.title`)}
      </h2>
      <p>{t(`${state}.text`, figures)}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
