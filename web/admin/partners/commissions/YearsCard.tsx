import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { exportPayoutYear, listPayoutYears } from '#core/contract/partners/commission/years.ts';
import { Download } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { columnsOf } from '#web/office/list/column.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import shared from '#web/office/styles/shared.module.css';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import { FormW9 } from './FormW9.tsx';
import styles from './commissions.module.css';

type Year = z.output<(typeof listPayoutYears)['answer']>['years'][number];
type Payment = Year['payments'][number];

function usePaymentColumns() {
  const t = useTranslations('admin.commissions.years');
  const names = useTranslations('admin.commissions.years.columns');
  const kinds = useTranslations('admin.basis.payees');
  const { cents } = useFormats();
  return columnsOf<Payment, 'payee' | 'for' | 'w9' | 'reported' | 'paid'>(names, {
    payee: {
      isTitle: true,
      side: 'start',
      cell: ({ name, kind }) => (
        <>
          {name} <span className={shared.small}>· {kinds(kind)}</span>
        </>
      ),
    },
    for: {
      isWide: true,
      side: 'line',
      cell: ({ affiliates }) => affiliates.map(({ name }) => name).join(', '),
    },
    w9: { side: 'start', cell: ({ w9On }) => <FormW9 on={w9On} /> },
    reported: {
      side: 'end',
      cell: ({ isReported }) =>
        isReported ? <Badge tone="blue">{t('reported')}</Badge> : t('below'),
    },
    paid: {
      isFigure: true,
      side: 'corner',
      cell: (payment) => <strong>{cents(payment.paidCents)}</strong>,
    },
  });
}

function YearCard({
  of: { year, paidCents, lineCents, reaching, withoutW9, payments },
}: {
  of: Year;
}) {
  const t = useTranslations('admin.commissions.years');
  const { cents, money } = useFormats();
  const columns = usePaymentColumns();
  const title = t('paidIn', { year: String(year) });
  return (
    <Card
      title={title}
      isFlush
      aside={
        <DownloadLink
          href={exportPayoutYear.path.replace(':year', String(year))}
          aria-label={t('csvOf', { year: String(year) })}
        >
          <Download size={16} />
          {t('csv')}
        </DownloadLink>
      }
    >
      <p className={styles.foot}>
        <span>
          <strong>{cents(paidCents)}</strong> ·{' '}
          {t('reaching', { count: reaching, line: money(lineCents) })}
          {withoutW9 > 0 && (
            <span className={styles.check}> · {t('withoutW9', { count: withoutW9 })}</span>
          )}
        </span>
      </p>
      <Table
        caption={title}
        columns={columns}
        rows={payments}
        rowKey={({ kind, name, affiliates }) => `${kind} ${name} ${affiliates[0]?.id ?? 0}`}
      />
    </Card>
  );
}

export function YearsCard() {
  const t = useTranslations('admin.commissions.years');
  const found = useAnswer(listPayoutYears);
  return (
    <>
      <p className={styles.note}>{t('text')}</p>
      <Loaded query={found} failure={t('failed')} lines={2}>
        {({ years }) =>
          years.length === 0 ? (
            <p className={styles.note}>{t('none')}</p>
          ) : (
            years.map((year) => <YearCard key={year.year} of={year} />)
          )
        }
      </Loaded>
    </>
  );
}
