import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mostLeadsAtOnce } from '#core/contract/lead/bulk.ts';
import { deleteLead } from '#core/contract/lead/changes.ts';
import { restorableDays } from '#core/domain/kept-data.ts';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { Chevron, Close, Trash } from '#web/kit/icons.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { RowChoice } from '#web/office/list/RowChoice.tsx';
import { ConfirmDialog } from '#web/office/parts/ConfirmDialog.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { LeadList } from '../../api-types.ts';
import { OwnerChoice } from '../../lead/OwnerMenu.tsx';
import { StatusMenu } from '../../lead/edit/StatusMenu.tsx';
import { May } from '../../May.tsx';
import { bulkMailsQuery } from '../../queries/leads.ts';
import styles from './bulk-bar.module.css';
import { useChosenLeads } from './use-chosen-leads.ts';
import { useLeadChanges } from './use-lead-changes.ts';

interface AskedChange {
  status: LeadStatus;
  leads: { id: number; status: string }[];
}

interface StatusQuestionProps {
  asked: AskedChange;
  onAnswer: (isWanted: boolean) => void;
}

function StatusQuestion({ asked: { status, leads }, onAnswer }: StatusQuestionProps) {
  const t = useTranslations('admin.leadBulk');
  const { data, isPending } = useQuery(bulkMailsQuery(status, leads));
  const mails = () => {
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
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={t('status')}
      confirm={t('confirmStatus')}
      isPending={isPending}
      onConfirm={() => onAnswer(true)}
    >
      {t('statusQuestion', { count: leads.length, status })} {mails()}
    </ConfirmDialog>
  );
}

// Larger numbers need a confirmation that shows how many leads move and who is mailed.
const mostUnasked = 10;

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

function Changes({ chosen }: { chosen: Chosen }) {
  const t = useTranslations('admin.leadBulk');
  const owner = useTranslations('admin.owner');
  const { number } = useFormats();
  const { change, isPending } = useLeadChanges({
    onChanged({ leftAlone }) {
      // Skipped leads stay chosen, so staff see which they are.
      chosen.keepMoved(leftAlone);
      focusContent();
    },
  });
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const move = (status: LeadStatus) => {
    const leads = chosen.leads();
    if (leads.length > mostUnasked) {
      setAsked({ status, leads });
    } else {
      change({ status, leads });
    }
  };
  const isTooMany = chosen.count > mostLeadsAtOnce;
  if (isTooMany) {
    return <span className={styles.note}>{t('tooMany', { most: number(mostLeadsAtOnce) })}</span>;
  }
  return (
    <>
      <StatusMenu
        button={<ToolButton disabled={isPending} />}
        label={t('status')}
        onChoose={move}
      >
        {t('status')}
        <Chevron size={16} />
      </StatusMenu>
      <OwnerChoice
        button={<ToolButton disabled={isPending} />}
        label={owner('give')}
        onChoose={(id, name) => change({ owner: { id, name }, leads: chosen.leads() })}
      >
        {owner('give')}
        <Chevron size={16} />
      </OwnerChoice>
      {asked && (
        <StatusQuestion
          asked={asked}
          onAnswer={(isWanted) => {
            setAsked(null);
            if (isWanted) {
              change(asked);
            }
          }}
        />
      )}
      <May call={deleteLead}>
        <ToolButton
          disabled={isPending}
          onClick={() => setIsDeleting(true)}
        >
          <Trash size={16} />
          {t('delete')}
        </ToolButton>
      </May>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title={t('deleteTitle')}
        confirm={t('delete')}
        isPending={false}
        onConfirm={() => {
          setIsDeleting(false);
          change({ leads: chosen.leads() });
        }}
      >
        {t('question', { count: chosen.count, days: String(restorableDays) })}
      </ConfirmDialog>
    </>
  );
}

/**
 * The actions on the chosen leads. Where rows are cards, it also has the box that chooses a whole
 * page, which a table has in its head.
 */
export function BulkBar({ list }: { list: LeadList }) {
  const t = useTranslations('admin.leadBulk');
  const chosen = useChosenLeads(list);
  const { data, selection } = list;
  const rows = data?.items.map(({ id }) => id) ?? [];
  const isIdle = chosen.count === 0;
  return (
    <section
      className={`${styles.bar} ${isIdle ? styles.idle : ''} ${data ? '' : styles.coming}`}
      aria-label={t('title')}
    >
      {(rows.length > 0 || !data) && (
        <label className={styles.all}>
          <RowChoice
            label={t('chooseAll')}
            ids={rows}
            selection={selection}
          />
          {isIdle && t('chooseAll')}
        </label>
      )}
      <p
        role="status"
        className={styles.count}
      >
        {!isIdle && t('chosen', { count: chosen.count })}
      </p>
      {!isIdle && (
        <>
          <ChooseAll
            list={list}
            chosen={chosen}
          />
          <Changes chosen={chosen} />
          <ToolButton
            variant="quiet"
            isSquare
            aria-label={t('clear')}
            title={t('clear')}
            onClick={selection.clear}
          >
            <Close size={16} />
          </ToolButton>
        </>
      )}
    </section>
  );
}
