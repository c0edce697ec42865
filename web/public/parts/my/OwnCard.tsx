import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type OwnPageView, savedPlaces, type SiteData } from '#core/contract/site.ts';
import styles from './my.module.css';

export interface OwnProps {
  data: SiteData;
  own: Extract<OwnPageView, { state: 'open' }>;
}

interface CardProps extends OwnProps {
  name: string;
  title: string;
  /** Shown as a fold of a card of several. */
  isFolded?: true | undefined;
  children: ReactNode;
}

export function Saved({ data, own: { saved }, at }: OwnProps & { at: string | undefined }) {
  const t = useTranslations('my');
  return (
    saved !== null &&
    savedPlaces[saved] === at && (
      <p className={saved === 'refused' ? styles.refused : styles.saved} role="status">
        {t(`saved.${saved}`, { lender: data.terms.lenderName })}
      </p>
    )
  );
}

/** A part of the page with its own heading; the links after saving lead to it. */
export function OwnCard({ name, title, isFolded, children, ...props }: CardProps) {
  const { saved, shared } = props.own;
  if (isFolded) {
    const isChanged = saved !== null && savedPlaces[saved] === name;
    return (
      <details className={styles.fold} open={isChanged || (name === 'share' && !!shared)}>
        <summary>{title}</summary>
        <section id={name} aria-label={title}>
          <Saved {...props} at={name} />
          {children}
        </section>
      </details>
    );
  }
  return (
    <section id={name} className={styles.card} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <Saved {...props} at={name} />
      {children}
    </section>
  );
}
