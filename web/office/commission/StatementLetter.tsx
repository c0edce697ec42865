import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import type { statement } from '#core/contract/partners/commission/statement.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { Print } from '#web/kit/icons.tsx';
import { WayBack } from '#web/office/shell/WayBack.tsx';
import shared from '#web/office/styles/shared.module.css';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useFormats } from '../formats/use-formats.ts';
import { type LedgerLine, useLineText } from './line-text.ts';
import styles from './statement.module.css';

type Statement = z.output<typeof statement>;

function Reasons({ lines }: { lines: readonly LedgerLine[] }) {
  const { whyOf, computedText } = useLineText();
  const { cents, dateOf } = useFormats();
  return (
    <ul className={styles.reasons}>
      {lines.map((line) => {
        const day = dateOf(line.at);
        const facts = [computedText(line), day, lines.length > 1 ? cents(line.amountCents) : null];
        return (
          <li key={line.id}>
            {whyOf(line)}
            <br />
            <span className={shared.small}>
              {facts.filter((fact) => fact !== null).join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Items({ statement }: { statement: Statement }) {
  const t = useTranslations('office.commission.statement');
  const { cents } = useFormats();
  const { referrals, corrections, paidTo, totalCents } = statement;
  const named = (client: string | null, id: number) => client ?? t('removed', { id: String(id) });
  return (
    <table className={`${shared.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('client')}</th>
          <th scope="col">{t('why')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {referrals.map(({ leadId, client, dueCents, lines }) => (
          <tr key={leadId}>
            <td>{named(client, leadId)}</td>
            <td>
              <Reasons lines={lines} />
            </td>
            <td>{cents(dueCents)}</td>
          </tr>
        ))}
        {corrections.length > 0 && (
          <tr className={styles.section}>
            <td colSpan={3}>{t('corrections')}</td>
          </tr>
        )}
        {corrections.map(({ leadId, client, payeeName, line }) => (
          <tr key={line.id}>
            <td>
              {named(client, leadId)}
              {paidTo.length > 1 && (
                <>
                  <br />
                  <span className={shared.small}>{t('paidToPayee', { payee: payeeName })}</span>
                </>
              )}
            </td>
            <td>
              <Reasons lines={[line]} />
            </td>
            <td>{cents(line.amountCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>{t('total')}</td>
          <td>{cents(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

interface StatementLetterProps {
  statement: Statement;
  back: { to: string; label: string };
}

export function StatementLetter({ statement, back }: StatementLetterProps) {
  const t = useTranslations('office.commission.statement');
  const { cents, dateOf } = useFormats();
  const { lender, affiliate, number, paidOn, reference, paidTo } = statement;
  const { reversedAt, reversalReason } = statement;
  const phone = displayPhone(lender.phone);
  return (
    <div className={`${shared.rows} ${styles.page}`}>
      <div className={`${shared.centered} ${styles.tools}`}>
        <WayBack to={back.to}>{back.label}</WayBack>
        <ToolButton onClick={() => window.print()}>
          <Print size={16} />
          {t('print')}
        </ToolButton>
      </div>
      <article className={`${shared.frame} ${shared.list} ${styles.letter}`}>
        <header className={`${shared.wrap} ${styles.head}`}>
          <address className={`${shared.hint} ${styles.sender}`}>
            <strong>{lender.name}</strong>
            <span>{lender.address}</span>
            <span>{phone}</span>
            <span>{lender.email}</span>
          </address>
          <address className={styles.receiver}>
            <span className={shared.small}>{t('to')}</span>
            <strong>{affiliate.name}</strong>
            {affiliate.company && <span>{affiliate.company}</span>}
            {affiliate.licenseNumber && (
              <span>{t('license', { number: affiliate.licenseNumber })}</span>
            )}
            <span>{affiliate.email}</span>
          </address>
        </header>
        <h1 className={shared.name}>{t('title')}</h1>
        {reversedAt !== null && (
          <p className={styles.reversed}>
            {t('reversed', {
              date: dateOf(reversedAt, 'long'),
              reason: reversalReason ?? '',
            })}
          </p>
        )}
        {paidTo.map(
          ({ payeeName, totalCents, returnedAt, returnReason }) =>
            returnedAt !== null && (
              <p key={payeeName} className={styles.reversed}>
                {t('returned', {
                  date: dateOf(returnedAt, 'long'),
                  amount: cents(totalCents),
                  payee: payeeName,
                  reason: returnReason ?? '',
                })}
              </p>
            ),
        )}
        <dl className={`${shared.wrap} ${styles.about}`}>
          <div>
            <dt className={shared.small}>{t('date')}</dt>
            <dd>{dateOf(paidOn, 'long')}</dd>
          </div>
          <div>
            <dt className={shared.small}>{t('reference')}</dt>
            <dd>{reference}</dd>
          </div>
          <div>
            <dt className={shared.small}>{t('paidTo')}</dt>
            <dd>
              {paidTo.map(({ payee, payeeName, totalCents }) => (
                <div key={`${payee} ${payeeName}`}>
                  {paidTo.length === 1 ? payeeName : `${payeeName}: ${cents(totalCents)}`}
                </div>
              ))}
            </dd>
          </div>
          <div>
            <dt className={shared.small}>{t('number')}</dt>
            <dd>{String(number)}</dd>
          </div>
        </dl>
        <p>{t('intro', { lender: lender.name })}</p>
        <Items statement={statement} />
        <p className={shared.small}>{t('questions', { phone, email: lender.email })}</p>
      </article>
    </div>
  );
}
