import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/partners/commission/commissions.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { ConfirmDialog, NameList } from '#web/office/parts/ConfirmDialog.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import type { DialogState } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { useAlsoText } from './AlsoEarned.tsx';
import { basisOf, MissingReasons } from './MissingReasons.tsx';
import { type Approval, type LeftAlone, useApproval } from './use-approval.ts';
import { commissionSumsQuery } from './commission-queries.ts';
import styles from './commissions.module.css';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';

interface OverrideFormProps {
  chosen: {
    referrals: readonly { id: number; earnedCents: number }[];
    names: readonly string[];
    lacking: ReadonlySet<number>;
    missing: CommissionRow['missing'];
  };
  approval: Approval;
  children: ReactNode;
  onLeaveOut: () => void;
  onDone: () => void;
}

function OverrideForm(props: OverrideFormProps) {
  const { chosen, approval, children, onLeaveOut, onDone } = props;
  const { referrals, names, lacking, missing } = chosen;
  const t = useTranslations('admin.commissions.override');
  const contractForm = useContractForm(approveCommissions, {
    draftName: useDraftName('override'),
    start: { name: '', reason: '' },
    alsoCheck: ({ name, reason }) => ({
      ...(name.trim() === '' && { name: 'text.line' as const }),
      ...(reason.trim() === '' && { reason: 'text.line' as const }),
    }),
    toBody: (override) => ({ referrals: [...referrals], override }),
    ...approval,
  });
  const { line } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <MissingReasons missing={missing} className={shared.small} />
      {lacking.size < referrals.length && <Button onClick={onLeaveOut}>{t('leaveOut')}</Button>}
      <p>{children}</p>
      <NameList names={names} />
      <TextInput {...line('name')} label={t('name')} hint={t('nameHint')} maxLength={120} />
      <TextInput {...line('reason')} label={t('reason')} maxLength={500} />
    </DialogForm>
  );
}

const names = ['basis', 'ended', 'notClosed', 'license', 'price'] as const;

interface CheckCountsProps {
  of: number;
  checks: Partial<Record<(typeof names)[number], number>>;
}

function CheckCounts({ of: count, checks }: CheckCountsProps) {
  const t = useTranslations('admin.commissions.checkCounts');
  return names.map((name) => {
    const found = checks[name] ?? 0;
    return (
      found > 0 && (
        <span key={name} className={styles.checkCount}>
          {t(name, { found, count: String(count) })}
        </span>
      )
    );
  });
}

function describe(
  rows: readonly CommissionRow[],
  cents: (amount: number) => string,
  also: ReturnType<typeof useAlsoText>,
) {
  const lacking = rows.filter(({ missing }) => missing.some(hindersApproval));
  const countOf = (check: CommissionRow['checks'][number]) =>
    rows.filter(({ checks }) => checks.includes(check)).length;
  return {
    referrals: rows.map(({ id, earnedCents }) => ({ id, earnedCents })),
    names: rows.flatMap((row) => [
      `${row.lead.name}: ${cents(row.earnedCents)}, ${row.affiliate.name}`,
      ...row.alsoEarned.map((other) => also(row, other)),
    ]),
    lacking: idsOf(lacking),
    doubled: idsOf(
      lacking.filter(({ missing }) => missing.some(({ what }) => what === 'duplicate')),
    ),
    missing: lacking.flatMap(({ missing }) => missing).filter(hindersApproval),
    checks: {
      basis: rows.filter(({ missing }) => basisOf(missing).some(hindersApproval)).length,
      notClosed: countOf('notClosed'),
      ended: countOf('ended'),
      license: countOf('license'),
    },
    totalCents: sumOf(rows),
  };
}

const idsOf = (rows: readonly CommissionRow[]) => new Set(rows.map(({ id }) => id));

export const sumOf = (rows: readonly CommissionRow[]) =>
  rows.reduce((sum, { earnedCents }) => sum + earnedCents, 0);

interface ApproveDialogProps {
  rows: readonly CommissionRow[];
  dialog: DialogState;
  onApproved?: (left: LeftAlone) => void;
  onLeaveOut?: (lacking: ReadonlySet<number>) => void;
}

/**
 * Approves these, with what they lack; where a basis is required, and for one of two commissions of
 * a person, someone answers for it.
 */
export function ApproveDialog({
  rows,
  dialog: { isOpen, onOpenChange, close },
  onApproved,
  onLeaveOut,
}: ApproveDialogProps) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const { referrals, names, totalCents, checks, missing, ...held } = describe(
    rows,
    cents,
    useAlsoText(),
  );
  const approval = useApproval(rows, (left) => {
    close();
    onApproved?.(left);
  });
  const approving = useWrite(approveCommissions, approval);
  const { data: sums } = useQuery(commissionSumsQuery());
  const lacking = sums?.basis.isRequired === false ? held.doubled : held.lacking;
  const needsOverride = lacking.size > 0;
  const chosen = { count: referrals.length, amount: cents(totalCents) };
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen && !needsOverride}
        onOpenChange={onOpenChange}
        title={t('approveTitle')}
        confirm={t('approve')}
        isPending={approving.isPending}
        failure={approving.failure}
        names={names}
        onConfirm={() => approving.mutate({ body: { referrals } })}
        details={
          missing.length > 0 && <MissingReasons missing={missing} className={shared.small} />
        }
      >
        {t('approveQuestion', chosen)}
        <CheckCounts of={referrals.length} checks={checks} />
      </ConfirmDialog>
      <Dialog
        isOpen={isOpen && needsOverride}
        onOpenChange={onOpenChange}
        title={t('override.title')}
        description={t(sums?.basis.isRequired === false ? 'override.twice' : 'override.text', {
          found: String(lacking.size),
          count: String(referrals.length),
        })}
      >
        <OverrideForm
          chosen={{ referrals, names, lacking, missing }}
          approval={approval}
          onLeaveOut={() => {
            close();
            onLeaveOut?.(lacking);
          }}
          onDone={close}
        >
          {t('approveQuestion', chosen)}
          <CheckCounts of={referrals.length} checks={checks} />
        </OverrideForm>
      </Dialog>
    </>
  );
}
