import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import { portalPaths, portalStatementPath } from '#core/contract/site.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Stats } from '#web/office/parts/Stats.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DisputesCard } from '../disputes/DisputesCard.tsx';
import { ClientEarnings } from './ClientEarnings.tsx';
import { hasAnything } from './has-anything.ts';
import { sumNames, useSumNotes } from './sum-notes.ts';
import type { Earnings } from '../api-types.ts';

function Sums({ earnings }: { earnings: Earnings }) {
  const t = useTranslations('portal.earnings');
  const { cents } = useFormats();
  const noteOf = useSumNotes(earnings);
  const sums = sumNames.filter((name) => earnings.isOn || name !== 'estimated');
  return (
    <Stats
      stats={sums.map((name) => ({
        name,
        label: t(`sums.${name}`),
        figure: cents(earnings.byState[name]),
        note: noteOf(name),
      }))}
      label={t('title')}
    />
  );
}

function Foot({ earnings }: { earnings: Earnings }) {
  const t = useTranslations('portal.earnings');
  const { cents, money } = useFormats();
  const { isOn, belowMinimumCents, correctionCents } = earnings;
  return (
    <p className={shared.hint}>
      {[
        t(isOn ? 'estimates' : 'off'),
        belowMinimumCents !== null && t('belowMinimum', { amount: money(belowMinimumCents) }),
        correctionCents !== 0 && t('correction', { amount: cents(correctionCents) }),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <Link to={portalPaths.agreement}>{t('agreement')}</Link>
    </p>
  );
}

function Statements({ statements, years }: Pick<Earnings, 'statements' | 'years'>) {
  const t = useTranslations('portal.earnings.statements');
  const { cents, dateOf } = useFormats();
  return (
    <Card title={t('title')}>
      {statements.length === 0 ? (
        <p className={shared.hint}>{t('none')}</p>
      ) : (
        <ul className={shared.statements}>
          {statements.map(({ payoutId, paidOn, totalCents, returnedCents, reversedAt }) => (
            <li key={payoutId}>
              <Link to={portalStatementPath(payoutId)}>{t('open', { date: dateOf(paidOn) })}</Link>
              {reversedAt === null && returnedCents < totalCents && (
                <strong>{cents(totalCents - returnedCents)}</strong>
              )}
              {(reversedAt !== null || returnedCents > 0) && (
                <span className={shared.hint}>
                  {reversedAt === null
                    ? t('returned', { amount: cents(returnedCents) })
                    : t('reversed', { date: dateOf(reversedAt), amount: cents(totalCents) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {years.map(({ year, payee, payeeName, paidCents }) => (
        <p key={`${year} ${payee} ${payeeName}`} className={shared.hint}>
          {t(payee === 'self' ? 'year' : 'yearOfPayee', {
            year: String(year),
            amount: cents(paidCents),
            payee: payeeName,
          })}
        </p>
      ))}
    </Card>
  );
}

export function EarningsTab() {
  const t = useTranslations('portal.earnings');
  const earnings = useAnswer(readEarnings);
  return (
    <Loaded query={earnings} failure={t('failed')} lines={10}>
      {(found) =>
        hasAnything(found) ? (
          <div className={shared.stack}>
            <Sums earnings={found} />
            <ClientEarnings earnings={found} />
            <Foot earnings={found} />
            <div className={shared.halves}>
              <Statements statements={found.statements} years={found.years} />
              <DisputesCard />
            </div>
          </div>
        ) : (
          <div className={shared.stack}>
            <Foot earnings={found} />
            <DisputesCard />
          </div>
        )
      }
    </Loaded>
  );
}
