import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { renewPayee } from '#core/contract/partners/affiliate/payees.ts';
import { createPayout, type readDue } from '#core/contract/partners/commission/payouts.ts';
import { adminAffiliatePath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { columnsOf } from '#web/office/list/column.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import { pathOf } from '../../navigation/tabs.ts';
import { FormArrives } from '../affiliate/FormArrives.tsx';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import { staleAfterDecision } from './commission-queries.ts';
import styles from './commissions.module.css';

type Held = z.output<(typeof readDue)['answer']>['heldBack'][number];

function NewDetails({ held: { affiliateId, payeeId, name } }: { held: Held }) {
  const t = useTranslations('admin.commissions.heldBack');
  return (
    <ReasonButton
      button={<ToolButton aria-label={t('renewOf', { name })}>{t('renew')}</ToolButton>}
      title={t('renewOf', { name })}
      entry={renewPayee}
      options={{ params: { id: affiliateId, payeeId } }}
      draft={`renew:${payeeId}`}
      name="note"
      makesStale={staleAfterDecision}
      label={t('note')}
      save={t('renewSave')}
      done={t('renewed')}
      failed={t('notRenewed')}
    />
  );
}

interface HeldBackProps {
  heldBack: readonly Held[];
  minimumCents: number;
  mayPayAnyway: (held: Held) => boolean;
  alsoPaid: ReadonlySet<number>;
  onAlsoPay: (payeeId: number) => void;
}

function useHeldColumns({
  minimumCents,
  mayPayAnyway,
  alsoPaid,
  onAlsoPay,
}: Omit<HeldBackProps, 'heldBack'>) {
  const t = useTranslations('admin.commissions.heldBack');
  const names = useTranslations('admin.commissions.heldBack.columns');
  const { cents, money } = useFormats();
  return columnsOf<Held, 'who' | 'why' | 'cure' | 'amount'>(names, {
    who: {
      isTitle: true,
      side: 'start',
      cell: ({ name, affiliateId, leadId }) => (
        <>
          <Link to={adminAffiliatePath(affiliateId)}>{name}</Link>
          {leadId !== null && <span className={shared.small}> · {leadReference(leadId)}</span>}
        </>
      ),
    },
    why: {
      isWide: true,
      side: 'line',
      cell: ({ reason }) => t(`reasons.${reason}`, { minimum: money(minimumCents) }),
    },
    cure: {
      side: 'end',
      cell: (held) => (
        <div className={`${shared.ends} ${styles.inPlace} ${styles.cure}`}>
          {held.reason === 'returned' && <NewDetails held={held} />}
          {held.leadId !== null && (
            <Link to={`${pathOf('commissions')}&show=all&q=${leadReference(held.leadId)}`}>
              {t('decide')}
            </Link>
          )}
          {held.reason === 'owes' && <span className={shared.soft}>{t('waits')}</span>}
          {held.reason === 'w9' && (
            <FormArrives id={held.affiliateId} payee={{ ...held, w9On: null }} />
          )}
          {mayPayAnyway(held) && (
            <May call={createPayout}>
              <ToolButton
                aria-pressed={alsoPaid.has(held.payeeId)}
                aria-label={t('payAnywayOf', { name: held.name })}
                variant={alsoPaid.has(held.payeeId) ? 'ink' : 'outline'}
                onClick={() => onAlsoPay(held.payeeId)}
              >
                {t('payAnyway')}
              </ToolButton>
            </May>
          )}
        </div>
      ),
    },
    amount: {
      isFigure: true,
      side: 'corner',
      cell: (held) => (
        <span className={held.cents < 0 ? styles.owed : undefined}>{cents(held.cents)}</span>
      ),
    },
  });
}

export function HeldBack({ heldBack, ...rest }: HeldBackProps) {
  const t = useTranslations('admin.commissions.heldBack');
  const { cents } = useFormats();
  const columns = useHeldColumns(rest);
  if (heldBack.length === 0) {
    return null;
  }
  const waiting = heldBack.filter((held) => held.cents > 0);
  const title = t('title', { count: String(heldBack.length) });
  return (
    <>
      <p className={styles.heldBack}>
        <span>{title}</span>
        <span>{cents(waiting.reduce((sum, held) => sum + held.cents, 0))}</span>
      </p>
      <Table
        caption={title}
        columns={columns}
        rows={heldBack}
        rowKey={(held) => `${held.payeeId} ${held.reason} ${held.leadId ?? ''}`}
      />
    </>
  );
}
