import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminLeadPath } from '#core/contract/site.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { rememberCursor } from '#web/office/list/row-cursor.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './neighbours.module.css';
import { type Neighbour, useCameFrom, useNeighbours } from './neighbours.ts';

export function BackLink() {
  const t = useTranslations('admin.lead');
  const { from } = useCameFrom();
  return (
    <WayBack to={from} aria-keyshortcuts="u">
      {t('back')}
    </WayBack>
  );
}

function Step({ to, isBack = false }: { to: Neighbour | undefined; isBack?: boolean }) {
  const t = useTranslations('admin.lead.neighbours');
  const { since, opened } = useCameFrom();
  const text = t(isBack ? 'before' : 'behind');
  const arrow = <Chevron size={16} direction={isBack ? 'left' : 'right'} />;
  const inside = (
    <>
      {isBack && arrow}
      <span className={styles.text}>{text}</span>
      {!isBack && arrow}
    </>
  );
  if (!to) {
    return (
      <button
        type="button"
        className={`${shared.inlineCentered} ${styles.step}`}
        aria-label={text}
        disabled
      >
        {inside}
      </button>
    );
  }
  return (
    <Link
      to={adminLeadPath(to.id)}
      state={{ from: to.from, since, opened }}
      className={`${shared.inlineCentered} ${styles.step}`}
      aria-label={`${text}: ${to.name}`}
      title={to.name}
      aria-keyshortcuts={isBack ? 'k' : 'j'}
      // The list continues at the lead that was opened last.
      onClick={() => rememberCursor(to.from, to.id)}
    >
      {inside}
    </Link>
  );
}

function Neighbours({ id }: { id: number }) {
  const t = useTranslations('admin.lead.neighbours');
  const totalText = useTotalText();
  const { number } = useFormats();
  const neighbours = useNeighbours(id);
  if (!neighbours || !(neighbours.before ?? neighbours.behind)) {
    return null;
  }
  const { before, behind, place, count } = neighbours;
  return (
    <nav className={`${shared.centered} ${styles.neighbours}`} aria-label={t('title')}>
      <span className={styles.place}>
        {count && t('place', { place: number(place), count: totalText(count) })}
      </span>
      <Step to={before} isBack />
      <Step to={behind} />
    </nav>
  );
}

export function LeadWays({ id }: { id: number }) {
  return (
    <div className={`${shared.wrapCentered} ${styles.ways}`}>
      <BackLink />
      <Neighbours id={id} />
    </div>
  );
}
