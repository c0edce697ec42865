import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import {
  createPayout,
  discardPayout,
  exportPayout,
  listPayouts,
  readDue,
  readPayout,
  sendPayout,
} from '#core/contract/partners/commission/payouts.ts';
import { Check, Download } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { withToggled } from '#web/office/list/use-selection.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { May } from '../../May.tsx';
import { DownloadLink } from '../../accounts/step-up/DownloadLink.tsx';
import { useDownload } from '../../accounts/step-up/use-download.ts';
import { EarlierRuns } from './EarlierRuns.tsx';
import { FormW9 } from './FormW9.tsx';
import { HeldBack } from './HeldBack.tsx';
import { TransferBack } from './TransferBack.tsx';
import styles from './commissions.module.css';
import { commissionSumsQuery, staleAfterDecision } from './commission-queries.ts';

type Due = z.output<(typeof readDue)['answer']>;
type Run = z.output<(typeof readPayout)['answer']>;
type Payee = Due['payees'][number];

const csvOf = (id: number) => exportPayout.path.replace(':id', String(id));

const steps = ['prepare', 'file', 'record'] as const;

function Steps({ at }: { at: number }) {
  const t = useTranslations('admin.commissions.run.steps');
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <b>{index < at ? <Check size={14} /> : index + 1}</b>
          <span>
            {t(step)}
            <small>{t(`${step}Text`)}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PayeesProps<Row extends Payee> {
  payees: readonly Row[];
  reference: (payee: Row) => ReactNode;
  actions?: ((payee: Row) => ReactNode) | undefined;
}

function usePayeeColumns<Row extends Payee>({
  reference,
  actions,
}: Omit<PayeesProps<Row>, 'payees'>): readonly Column<Row>[] {
  const t = useTranslations('admin.commissions.run');
  const names = useTranslations('admin.commissions.run.columns');
  const kinds = useTranslations('admin.basis.payees');
  const { cents, number } = useFormats();
  const columns = columnsOf<Row, 'payee' | 'for' | 'w9' | 'referrals' | 'reference' | 'amount'>(
    names,
    {
      payee: {
        isTitle: true,
        side: 'start',
        cell: ({ name, kind, returnedAt }) => (
          <>
            {name} <span className={shared.small}>· {kinds(kind)}</span>
            {returnedAt && (
              <div className={styles.check}>{t('cameBack', { date: dayOf(returnedAt) })}</div>
            )}
          </>
        ),
      },
      for: {
        isWide: true,
        side: 'line',
        cell: ({ affiliate, correctionCents }) => (
          <>
            {affiliate}
            {correctionCents !== 0 && (
              <div className={shared.small}>
                {t('withCorrection', { amount: cents(correctionCents) })}
              </div>
            )}
          </>
        ),
      },
      w9: { side: 'start', cell: ({ w9On }) => <FormW9 on={w9On} /> },
      referrals: { isFigure: true, side: 'start', cell: ({ referrals }) => number(referrals) },
      reference: { isWide: true, side: 'line', cell: reference },
      amount: {
        isFigure: true,
        side: 'corner',
        cell: ({ totalCents }) => <strong>{cents(totalCents)}</strong>,
      },
    },
  );
  const more: Column<Row>[] = actions
    ? [{ name: 'actions', header: names('actions'), side: 'end', cell: actions }]
    : [];
  return [...columns, ...more];
}

function Payees<Row extends Payee>({ payees, ...rest }: PayeesProps<Row>) {
  const t = useTranslations('admin.commissions.run');
  return (
    <Table
      caption={t('payees')}
      columns={usePayeeColumns(rest)}
      rows={payees}
      rowKey={({ payeeId }) => payeeId}
    />
  );
}

function NextRun({ due, isRequired }: { due: Due; isRequired: boolean }) {
  const t = useTranslations('admin.commissions.run');
  const { cents } = useFormats();
  // Renewed with each run, never by what a colleague does: what is typed stays.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map());
  const [alsoPaid, setAlsoPaid] = useState<ReadonlySet<number>>(new Set());
  const download = useDownload();
  const queries = useQueryClient();
  const alsoPay = due.heldBack.filter(({ payeeId }) => alsoPaid.has(payeeId));
  const totalCents = [
    ...due.payees.map((payee) => payee.totalCents),
    ...alsoPay.map((one) => one.cents),
  ].reduce((sum, amount) => sum + amount, 0);
  const prepare = useWrite(createPayout, {
    makesStale: staleAfterDecision,
    failed: t('notPrepared'),
    onSuccess: ({ id }) => {
      setKey(crypto.randomUUID());
      setTyped(new Map());
      setAlsoPaid(new Set());
      focusContent();
      void download(csvOf(id));
    },
    // A colleague has paid or approved, so the amount due has changed.
    onError: () => makeStale(queries, [allUnder(listPayouts)]),
  });
  if (due.payees.length + due.heldBack.length === 0) {
    return (
      <p className={styles.foot}>
        <span>{t('nothing')}</span>
      </p>
    );
  }
  const referenceField = ({ payeeId, name, reference }: Payee) => (
    <May call={createPayout} otherwise={reference}>
      <input
        className={styles.reference}
        aria-label={t('referenceOf', { name })}
        maxLength={120}
        value={typed.get(payeeId) ?? reference}
        onChange={(event) => setTyped(new Map([...typed, [payeeId, event.target.value]]))}
      />
    </May>
  );
  const references = [...typed].flatMap(([payeeId, reference]) =>
    reference.trim() ? [{ payeeId, reference: reference.trim() }] : [],
  );
  const body = {
    key,
    affiliateId: null,
    alsoPay: alsoPay.map(({ payeeId }) => payeeId),
    references,
    totalCents,
  };
  return (
    <>
      <Steps at={0} />
      {due.payees.length > 0 && <Payees payees={due.payees} reference={referenceField} />}
      <HeldBack
        heldBack={due.heldBack}
        minimumCents={due.minimumCents}
        mayPayAnyway={({ reason }) =>
          reason === 'inactive' || reason === 'minimum' || (reason === 'w9' && !isRequired)
        }
        alsoPaid={alsoPaid}
        onAlsoPay={(payeeId) => setAlsoPaid((before) => withToggled(before, payeeId))}
      />
      <div className={styles.foot}>
        <span>{t('stayDue')}</span>
        <May call={createPayout}>
          <ToolButton
            variant="ink"
            disabled={prepare.isPending || totalCents === 0}
            onClick={() => prepare.mutate({ body })}
          >
            {t(prepare.isPending ? 'preparing' : 'prepare', { amount: cents(totalCents) })}
          </ToolButton>
        </May>
      </div>
      <Failure text={prepare.failure} />
    </>
  );
}

/** A prepared run, whose file is taken to the bank, and then recorded as paid. */
function Prepared({ run, today, onSent }: { run: Run; today: string; onSent: () => void }) {
  const t = useTranslations('admin.commissions.run');
  const { cents } = useFormats();
  const [paidOn, setPaidOn] = useState(today);
  const { id } = run;
  const params = { id };
  const record = useWrite(sendPayout, {
    makesStale: staleAfterDecision,
    done: t('recorded', { id: String(id) }),
    failed: t('notRecorded'),
    onSuccess: () => {
      onSent();
      focusContent();
    },
  });
  const discard = useWrite(discardPayout, {
    makesStale: staleAfterDecision,
    done: t('discarded', { id: String(id) }),
    onSuccess: focusContent,
    failed: t('notDiscarded'),
  });
  const isBusy = record.isPending || discard.isPending;
  return (
    <>
      <Steps at={1} />
      <Payees payees={run.payees} reference={({ reference }) => reference} />
      {run.checks.length > 0 && (
        <p className={styles.foot}>{t('checks', { count: run.checks.length })}</p>
      )}
      <div className={styles.foot}>
        <May call={discardPayout} otherwise={<span />}>
          <ToolButton
            variant="quiet"
            disabled={isBusy}
            onClick={() => discard.mutate({ params, body: {} })}
          >
            {t('discard')}
          </ToolButton>
        </May>
        <DownloadLink href={csvOf(id)} aria-label={t('fileOf', { id: String(id) })}>
          <Download size={16} />
          {t('file')}
        </DownloadLink>
        <May call={sendPayout}>
          <label className={`${shared.wrapCentered} ${styles.sentOn}`}>
            {t('sentOn')}{' '}
            <input
              type="date"
              className={styles.reference}
              max={today}
              value={paidOn}
              onChange={(event) => setPaidOn(event.target.value)}
            />
          </label>
          <ToolButton
            variant="ink"
            disabled={isBusy || !paidOn}
            onClick={() => record.mutate({ params, body: { paidOn } })}
          >
            {t(record.isPending ? 'recording' : 'record', { amount: cents(run.totalCents) })}
          </ToolButton>
        </May>
      </div>
      <Failure text={record.failure ?? discard.failure} />
    </>
  );
}

function Sent({ run }: { run: Run }) {
  const t = useTranslations('admin.commissions.run');
  const transferOf = ({ payeeId, name, returnedAt }: Payee) =>
    returnedAt === null && <TransferBack payoutId={run.id} payeeId={payeeId} name={name} />;
  return (
    <>
      <Steps at={3} />
      <Payees payees={run.payees} reference={({ reference }) => reference} actions={transferOf} />
      <div className={styles.foot}>
        <span>{t('sentText')}</span>
        <DownloadLink href={csvOf(run.id)} aria-label={t('csvOf', { id: String(run.id) })}>
          <Download size={16} />
          {t('csv')}
        </DownloadLink>
      </div>
    </>
  );
}

function RunCard({ id, today, onSent }: { id: number; today: string; onSent: () => void }) {
  const t = useTranslations('admin.commissions.run');
  const query = useAnswer(readPayout, { params: { id } });
  const noteOf = ({ state, createdAt, by, paidOn }: Run) =>
    state === 'prepared'
      ? t('preparedOn', { date: dayOf(createdAt), name: by ?? '–' })
      : t('sentOnDay', { date: paidOn ? dayOf(paidOn) : '–' });
  return (
    <Card
      title={t('title', { id: String(id) })}
      isFlush
      aside={query.data && <span className={shared.small}>{noteOf(query.data)}</span>}
    >
      <Loaded query={query} failure={t('failed')} lines={4}>
        {(run) =>
          run.state === 'prepared' ? (
            <Prepared run={run} today={today} onSent={onSent} />
          ) : (
            <Sent run={run} />
          )
        }
      </Loaded>
    </Card>
  );
}

export function ToPay() {
  const t = useTranslations('admin.commissions.run');
  const [sent, setSent] = useState<readonly number[]>([]);
  const due = useAnswer(readDue, { query: {} });
  const runs = useAnswer(listPayouts, { query: { pageSize: 50 } });
  const { data: sums } = useQuery(commissionSumsQuery());
  const open = (runs.data?.items ?? []).filter(
    ({ id, state }) => state === 'prepared' || (state === 'sent' && sent.includes(id)),
  );
  return (
    <>
      {due.data &&
        open.map(({ id }) => (
          <RunCard
            key={id}
            id={id}
            today={due.data.today}
            onSent={() => setSent((before) => [...before, id])}
          />
        ))}
      <Card title={t('next')} isFlush aside={<span className={shared.small}>{t('nextText')}</span>}>
        <Loaded query={due} failure={t('failed')} lines={4}>
          {(found) => <NextRun due={found} isRequired={sums?.basis.isRequired ?? true} />}
        </Loaded>
      </Card>
      <EarlierRuns leftOut={open.map(({ id }) => id)} />
    </>
  );
}
