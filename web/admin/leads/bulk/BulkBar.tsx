import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { countBulkMails, mostLeadsAtOnce } from '#core/contract/leads/bulk.ts';
import { deleteLead } from '#core/contract/leads/changes.ts';
import { restorableDays } from '#core/domain/operations/kept-data.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import { Chevron, Trash } from '#web/kit/icons.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { SelectionBar } from '#web/office/list/SelectionBar.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import type { Selection } from '#web/office/list/use-selection.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import type { LeadList, LeadRow } from '../../api-types.ts';
import { OwnerChoice } from '../lead/more/OwnerMenu.tsx';
import { StatusMenu } from '../lead/edit/StatusMenu.tsx';
import { May } from '../../May.tsx';
import { useChosenLeads } from './use-chosen-leads.ts';
import { type LeadChange, useLeadChanges } from './use-lead-changes.ts';

function Mails({ status, leads }: { status: LeadStatus; leads: LeadChange['leads'] }) {
  const t = useTranslations('admin.leadBulk');
  const { data, isPending } = useAnswer(
    countBulkMails,
    { body: { status, leads: [...leads] } },
    { staleTime: 0, gcTime: 0 },
  );
  if (!data) {
    return t(isPending ? 'mailsCounted' : 'mailsUnknown');
  }
  const { applicants, affiliates, minutes } = data;
  if (applicants + affiliates === 0) {
    return t('noMails');
  }
  const parts = [
    applicants > 0 && t('toApplicants', { count: applicants }),
    affiliates > 0 && t('toAffiliates', { count: affiliates }),
    t('mailsLeave', { minutes }),
  ];
  return parts.filter(Boolean).join(' ');
}

interface ChangeQuestionProps {
  asked: LeadChange;
  names: readonly string[];
  onAnswer: (isWanted: boolean) => void;
}

function ChangeQuestion({ asked, names, onAnswer }: ChangeQuestionProps) {
  const t = useTranslations('admin.leadBulk');
  const { status, owner, leads } = asked;
  const kind = status ? 'status' : owner ? 'owner' : 'delete';
  const count = leads.length;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={t(`${kind}Title`)}
      confirm={t(kind)}
      isPending={false}
      names={names}
      onConfirm={() => onAnswer(true)}
    >
      {status && t('statusQuestion', { count, status })}
      {owner && t('ownerQuestion', { count, name: owner.name })}
      {kind === 'delete' && t('question', { count, days: String(restorableDays) })}{' '}
      {status && <Mails status={status} leads={leads} />}
    </ConfirmDialog>
  );
}

type Chosen = ReturnType<typeof useChosenLeads>;

function ChooseAll({ list, chosen }: { list: LeadList; chosen: Chosen }) {
  const t = useTranslations('admin.leadBulk');
  const { number } = useFormats();
  const total = list.data?.total ?? 0;
  const isOffered = total > chosen.count && chosen.count < mostLeadsAtOnce;
  if (!isOffered) {
    return null;
  }
  const label = total > mostLeadsAtOnce ? 'firstThatFit' : 'allThatFit';
  return (
    <ToolButton
      variant="quiet"
      disabled={chosen.isChoosing}
      onClick={() => void chosen.chooseAll()}
    >
      {t(label, { count: number(Math.min(total, mostLeadsAtOnce)) })}
    </ToolButton>
  );
}

function Changes({ list, chosen }: { list: LeadList; chosen: Chosen }) {
  const t = useTranslations('admin.leadBulk');
  const { number } = useFormats();
  const { change: carryOut, isPending } = useLeadChanges({
    onChanged({ leftAlone }) {
      // Skipped leads stay chosen, so staff see which they are.
      chosen.keepMoved(leftAlone);
      focusContent();
    },
  });
  const [asked, setAsked] = useState<LeadChange | null>(null);
  if (chosen.count > mostLeadsAtOnce) {
    return <span className={shared.strong}>{t('tooMany', { most: number(mostLeadsAtOnce) })}</span>;
  }
  return (
    <>
      <StatusMenu
        button={<ToolButton disabled={isPending} />}
        label={t('status')}
        onChoose={(status) => setAsked({ status, leads: chosen.leads() })}
      >
        {t('status')}
        <Chevron size={16} />
      </StatusMenu>
      <OwnerChoice
        button={<ToolButton disabled={isPending} />}
        label={t('owner')}
        onChoose={(id, name) => {
          const change = { owner: { id, name }, leads: chosen.leads() };
          // Sends no mail and can be undone: only who is not on the page is named before.
          const here = new Set(list.data?.items.map((row) => row.id));
          if (change.leads.every((lead) => here.has(lead.id))) {
            carryOut(change);
          } else {
            setAsked(change);
          }
        }}
      >
        {t('owner')}
        <Chevron size={16} />
      </OwnerChoice>
      <May call={deleteLead}>
        <ToolButton disabled={isPending} onClick={() => setAsked({ leads: chosen.leads() })}>
          <Trash size={16} />
          {t('delete')}
        </ToolButton>
      </May>
      {asked && (
        <ChangeQuestion
          asked={asked}
          names={chosen.names()}
          onAnswer={(isWanted) => {
            setAsked(null);
            if (isWanted) {
              carryOut(asked);
            }
          }}
        />
      )}
    </>
  );
}

interface BulkBarProps {
  list: LeadList;
  selection: Selection<LeadRow>;
}

export function BulkBar({ list, selection }: BulkBarProps) {
  const t = useTranslations('admin.leadBulk');
  const chosen = useChosenLeads(list, selection);
  return (
    <SelectionBar
      list={list}
      selection={selection}
      label={t('title')}
      allLabel={t('chooseAll')}
      chosen={t('chosen', { count: chosen.count })}
    >
      <ChooseAll list={list} chosen={chosen} />
      <Changes list={list} chosen={chosen} />
    </SelectionBar>
  );
}
