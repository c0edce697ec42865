import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { SkeletonFigure } from '#web/office/parts/Skeleton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../tabs.ts';
import styles from './money.module.css';
import { hasAnything } from '../../earnings/has-anything.ts';
import { sumNames, useSumNotes } from '../../earnings/sum-notes.ts';

/** The commissions of the clients, by state; hidden while the program pays none. */
export function MoneyCard() {
  const t = useTranslations('portal.earnings');
  const { cents } = useFormats();
  const { data: earnings, error } = useAnswer(readEarnings);
  const noteOf = useSumNotes(earnings);
  // The earnings tab shows the error; here the row is left out.
  if (earnings ? !hasAnything(earnings) : error) {
    return null;
  }
  const isOn = earnings?.isOn ?? true;
  const sums = sumNames.filter((name) => isOn || name !== 'estimated');
  const isNothing = earnings !== undefined && sums.every((name) => earnings.byState[name] === 0);
  const belowMinimum = earnings?.belowMinimumCents ?? null;
  const hint = isNothing ? t(isOn ? 'clients.noneText' : 'off') : null;
  return (
    <Card
      title={t('title')}
      aside={
        <Link
          to={pathOf('earnings')}
          className={`${shared.small} ${shared.inlineCentered} ${styles.detail}`}
        >
          {t('detail')}
        </Link>
      }
      isFlush
      className={styles.money}
    >
      <dl className={styles.sums} aria-busy={earnings === undefined}>
        {sums.map((name) => (
          <div key={name}>
            <dt>
              {t(`sums.${name}`)}
              <small>{noteOf(name)}</small>
            </dt>
            <dd>{earnings ? cents(earnings.byState[name]) : <SkeletonFigure />}</dd>
          </div>
        ))}
      </dl>
      {(hint ?? belowMinimum) !== null && (
        <p className={`${shared.small} ${styles.hint}`}>
          {hint ?? t('belowMinimum', { amount: cents(belowMinimum ?? 0) })}
        </p>
      )}
    </Card>
  );
}
