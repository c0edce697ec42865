import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { approveCommissions } from '#core/contract/partners/commission/commissions.ts';
import { hindersApproval } from '#core/domain/partners/basis.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { SelectionBar } from '#web/office/list/SelectionBar.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionList, CommissionRow } from '../../api-types.ts';
import { CheckCounts } from './CheckCounts.tsx';
import { MissingReasons } from './MissingReasons.tsx';
import { OverrideForm } from './OverrideForm.tsx';
import { useApproval } from './use-approval.ts';
import { commissionSumsQuery } from './commission-queries.ts';

/** The referrals selected in the list, each with the amount that was shown and its checks. */
function useChosenCommissions({ selection: { rows } }: CommissionList) {
  const { cents } = useFormats();
  const lacking = rows.filter(({ missing }) => missing.some(hindersApproval));
  const countOf = (check: CommissionRow['checks'][number]) =>
    rows.filter(({ checks }) => checks.includes(check)).length;
  return {
    referrals: rows.map(({ id, earnedCents }) => ({ id, earnedCents })),
    names: rows.map(
      ({ lead, affiliate, earnedCents }) =>
        `${lead.name}: ${cents(earnedCents)}, ${affiliate.name}`,
    ),
    lacking: new Set(lacking.map(({ id }) => id)),
    missing: lacking.flatMap(({ missing }) => missing).filter(hindersApproval),
    checks: {
      basis: lacking.length,
      notClosed: countOf('notClosed'),
      ended: countOf('ended'),
      license: countOf('license'),
    },
    totalCents: rows.reduce((sum, { earnedCents }) => sum + earnedCents, 0),
  };
}

export function ApproveBar({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { referrals, names, totalCents, checks, lacking, missing } = useChosenCommissions(list);
  const approval = useApproval(list, () => setIsAsking(false));
  const approving = useWrite(approveCommissions, approval);
  const { selection } = list;
  const { data: sums } = useQuery(commissionSumsQuery());
  const needsOverride = lacking.size > 0 && sums?.basis.isRequired !== false;
  const chosen = { count: referrals.length, amount: cents(totalCents) };
  return (
    <SelectionBar
      list={list}
      label={t('approve')}
      allLabel={t('chooseAll')}
      chosen={t('chosen', chosen)}
    >
      <ToolButton
        variant="ink"
        onClick={() => {
          approving.reset();
          setIsAsking(true);
        }}
      >
        {t('approve')}
      </ToolButton>
      <ConfirmDialog
        isOpen={isAsking && !needsOverride}
        onOpenChange={setIsAsking}
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
        isOpen={isAsking && needsOverride}
        onOpenChange={setIsAsking}
        title={t('override.title')}
        description={t('override.text', {
          found: String(lacking.size),
          count: String(referrals.length),
        })}
      >
        <OverrideForm
          chosen={{ referrals, names, lacking, missing }}
          approval={approval}
          onLeaveOut={() => {
            setIsAsking(false);
            selection.choose(referrals.map(({ id }) => id).filter((id) => !lacking.has(id)));
          }}
          onDone={() => setIsAsking(false)}
        >
          {t('approveQuestion', chosen)}
          <CheckCounts of={referrals.length} checks={checks} />
        </OverrideForm>
      </Dialog>
    </SelectionBar>
  );
}
