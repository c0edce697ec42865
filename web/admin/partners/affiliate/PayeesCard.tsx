import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { listPayees, recordPayee } from '#core/contract/partners/affiliate/payees.ts';
import { payees as kinds } from '#core/domain/partners/partner-kinds.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Plus } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Table } from '#web/office/list/Table.tsx';
import { columnsOf } from '#web/office/list/column.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { May } from '../../May.tsx';
import { DraftDialog, useDraftDialog, useDraftName } from '../../draft/DraftDialog.tsx';
import { FormArrives, staleAfterPayee } from './FormArrives.tsx';
import { useAnchor } from '../../use-anchor.ts';
import commissions from '../commissions/commissions.module.css';

type Payees = z.output<(typeof listPayees)['answer']>;
type Payee = Payees['payees'][number];

interface NewPayeeProps {
  id: number;
  found: Payees;
  onDone: () => void;
}

function NewPayee({ id, found: { today, said }, onDone }: NewPayeeProps) {
  const t = useTranslations('admin.payees');
  const kindNames = useTranslations('admin.basis.payees');
  const contractForm = useContractForm(recordPayee, {
    draftName: useDraftName(`payee:${id}`),
    start: {
      kind: (said?.kind ?? 'broker') as string,
      name: said?.name ?? '',
      from: today,
      w9On: '',
      alsoApproved: said?.alsoApproved ?? false,
    },
    toBody: ({ kind, w9On, ...rest }) => ({
      ...rest,
      kind: kinds.find((one) => one === kind) ?? 'self',
      ...(w9On && { w9On }),
    }),
    options: { params: { id } },
    makesStale: staleAfterPayee,
    t,
    onSuccess: onDone,
  });
  const { field, line, typed } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <Select
        {...field('kind')}
        label={t('kind')}
        options={kinds.map((value) => ({ value, label: kindNames(value) }))}
      />
      {typed.kind !== 'self' && <TextInput {...line('name')} label={t('name')} />}
      <TextInput {...field('from')} label={t('from')} type="date" />
      <TextInput
        {...field('w9On')}
        label={t('w9On')}
        optional={t('optional')}
        type="date"
        max={today}
      />
      <Checkbox {...field('alsoApproved')} label={t('alsoApproved')} hint={t('alsoHint')} />
    </DialogForm>
  );
}

function usePayeeColumns(id: number, { payees, today }: Payees) {
  const t = useTranslations('admin.payees');
  const kindNames = useTranslations('admin.basis.payees');
  const { cents } = useFormats();
  const thisYear = Number(today.slice(0, 4));
  const paidIn = (payee: Payee, year: number) =>
    payee.years.find((one) => one.year === year)?.paidCents ?? 0;
  const untilOf = (payee: Payee) => {
    const next = payees[payees.indexOf(payee) - 1];
    return next ? t('until', { date: dayOf(next.from) }) : t('now');
  };
  const year = (at: number) => ({
    isFigure: true,
    cell: (payee: Payee) => cents(paidIn(payee, at)),
  });
  return columnsOf<Payee, 'payee' | 'from' | 'w9' | 'lastYear' | 'thisYear'>(
    (name) => t(`columns.${name}`, { year: String(name === 'lastYear' ? thisYear - 1 : thisYear) }),
    {
      payee: {
        isTitle: true,
        cell: ({ name, kind, owesCents, returnedAt }) => (
          <>
            {name}
            <div className={shared.small}>{kindNames(kind)}</div>
            {owesCents < 0 && (
              <div className={commissions.check}>{t('owes', { amount: cents(0 - owesCents) })}</div>
            )}
            {returnedAt && (
              <div className={commissions.check}>{t('returned', { date: dayOf(returnedAt) })}</div>
            )}
          </>
        ),
      },
      from: {
        isWide: true,
        cell: (payee) => (
          <div>
            {dayOf(payee.from)}
            <div className={shared.small}>{untilOf(payee)}</div>
          </div>
        ),
      },
      w9: {
        isWide: true,
        cell: (payee) => <FormArrives id={id} payee={payee} />,
      },
      lastYear: year(thisYear - 1),
      thisYear: year(thisYear),
    },
  );
}

function PayeesTable({ id, found }: { id: number; found: Payees }) {
  const t = useTranslations('admin.payees');
  return (
    <Table
      caption={t('title')}
      columns={usePayeeColumns(id, found)}
      rows={found.payees}
      rowKey={(payee) => payee.id}
    />
  );
}

export function PayeesCard({ id }: { id: number }) {
  const t = useTranslations('admin.payees');
  const kindNames = useTranslations('admin.basis.payees');
  const query = useAnswer(listPayees, { params: { id } });
  const draft = useDraftDialog(`payee:${id}`);
  return (
    <div ref={useAnchor('payees')}>
      <Card
        title={t('title')}
        isFlush
        aside={
          <May call={recordPayee}>
            <ToolButton onClick={draft.open}>
              <Plus size={16} />
              {t('new')}
            </ToolButton>
          </May>
        }
      >
        <Loaded query={query} failure={t('failedToRead')} lines={3}>
          {(found) => (
            <>
              {found.payees.length === 0 ? (
                <p className={commissions.foot}>{t('none')}</p>
              ) : (
                <PayeesTable id={id} found={found} />
              )}
              {found.said && (
                <p className={commissions.check}>
                  {t(found.said.alsoApproved ? 'saidApprovedToo' : 'said', {
                    payee: found.said.name ?? kindNames(found.said.kind),
                  })}
                </p>
              )}
              <p className={commissions.foot}>
                <span>{t('text')}</span>
              </p>
              <DraftDialog draft={draft} title={t('new')}>
                <NewPayee id={id} found={found} onDone={draft.close} />
              </DraftDialog>
            </>
          )}
        </Loaded>
      </Card>
    </div>
  );
}
