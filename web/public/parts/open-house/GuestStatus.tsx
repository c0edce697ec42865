import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './guest-status.module.css';

export type GuestState = 'waiting' | 'sent' | 'over';

export function GuestStatus({ state, children }: { state: GuestState; children: ReactNode }) {
  const t = useTranslations('openHouse');
  const { figures } = useSite();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.status} role="status">
      <h2 ref={title} tabIndex={-1}>
        {t(`${state}.title`)}
      </h2>
      <p>{t(`${state}.text`, figures)}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
