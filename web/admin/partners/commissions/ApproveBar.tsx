import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { SelectionBar } from '#web/office/list/SelectionBar.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { CommissionList } from '../../api-types.ts';
import { ApproveDialog, sumOf } from './ApproveDialog.tsx';

export function ApproveBar({ list }: { list: CommissionList }) {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { rows, choose } = list.selection;
  return (
    <SelectionBar
      list={list}
      label={t('approve')}
      allLabel={t('chooseAll')}
      chosen={t('chosen', { count: rows.length, amount: cents(sumOf(rows)) })}
    >
      <ToolButton variant="ink" onClick={() => setIsAsking(true)}>
        {t('approve')}
      </ToolButton>
      <ApproveDialog
        rows={rows}
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onApproved={(left) => choose(left.map(({ id }) => id))}
        onLeaveOut={(lacking) => choose(rows.map(({ id }) => id).filter((id) => !lacking.has(id)))}
      />
    </SelectionBar>
  );
}
