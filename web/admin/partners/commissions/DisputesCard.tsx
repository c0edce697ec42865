import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import {
  decideDispute,
  listDisputes,
  rejectDisputes,
} from '#core/contract/partners/commission/disputes.ts';
import { disputeOutcomes } from '#core/domain/partners/dispute.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import { pathOf } from '../../navigation/tabs.ts';
import { DraftDialog, useDraftDialog, useDraftName } from '../../draft/DraftDialog.tsx';
import styles from './commissions.module.css';
import { staleAfterDecision } from './commission-queries.ts';

type Dispute = z.output<(typeof listDisputes)['answer']>['items'][number];

export const disputesOf = (show: 'open' | 'all') =>
  callQuery(listDisputes, { query: { show, pageSize: 50 } });

interface DecisionProps {
  id: number;
  outcome: (typeof disputeOutcomes)[number];
  onDone: () => void;
}

function DecisionForm({ id, outcome, onDone }: DecisionProps) {
  const t = useTranslations('admin.disputes');
  const contractForm = useContractForm(decideDispute, {
    draftName: useDraftName(`dispute:${outcome}:${id}`),
    start: { reason: '' },
    toBody: (typed) => ({ ...typed, outcome }),
    options: { params: { id } },
    makesStale: [listDisputes, ...staleAfterDecision],
    done: t('done'),
    failed: t('notDone'),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      save={t(`save.${outcome}`)}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <TextInput {...contractForm.line('reason')} label={t('reason')} hint={t('reasonHint')} />
    </DialogForm>
  );
}

function Decide({ id, outcome }: Omit<DecisionProps, 'onDone'>) {
  const t = useTranslations('admin.disputes');
  const draft = useDraftDialog(`dispute:${outcome}:${id}`);
  return (
    <May call={decideDispute}>
      <ToolButton onClick={draft.open}>{t(`decide.${outcome}`)}</ToolButton>
      <DraftDialog draft={draft} title={t(`decide.${outcome}`)} description={t(`text.${outcome}`)}>
        <DecisionForm id={id} outcome={outcome} onDone={draft.close} />
      </DraftDialog>
    </May>
  );
}

function RejectForm({ of, onDone }: { of: readonly Dispute[]; onDone: () => void }) {
  const t = useTranslations('admin.disputes');
  const contractForm = useContractForm(rejectDisputes, {
    start: { reason: '' },
    toBody: (typed) => ({ ...typed, ids: of.map(({ id }) => id) }),
    makesStale: [listDisputes],
    done: t('allDone'),
    failed: t('allNotDone'),
    onSuccess: onDone,
  });
  return (
    <DialogForm
      of={contractForm}
      save={t('rejectAll', { count: String(of.length) })}
      classes={{ form: styles.form }}
      onDone={onDone}
    >
      <TextInput {...contractForm.line('reason')} label={t('reason')} hint={t('reasonHint')} />
    </DialogForm>
  );
}

function RejectAll({ of }: { of: readonly Dispute[] }) {
  const t = useTranslations('admin.disputes');
  const { id, name } = of[0]!.affiliate;
  const draft = useDraftDialog(`disputes:${id}`);
  const list = of.map(
    ({ leadReference, lead }) => `${leadReference} (${lead?.name ?? t('noLead')})`,
  );
  return (
    <May call={rejectDisputes}>
      <ToolButton onClick={draft.open}>{t('rejectAll', { count: String(of.length) })}</ToolButton>
      <DraftDialog
        draft={draft}
        title={t('rejectAllOf', { name })}
        description={`${t('text.rejected')} ${list.join(', ')}.`}
      >
        <RejectForm of={of} onDone={draft.close} />
      </DraftDialog>
    </May>
  );
}

function DisputeLine({ dispute, open }: { dispute: Dispute; open: readonly Dispute[] }) {
  const t = useTranslations('admin.disputes');
  const { id, affiliate, lead, leadReference, creditedTo, reason, dueAt, isOverdue, decided } =
    dispute;
  return (
    <li className={`${shared.wrapCentered} ${styles.dispute}`}>
      <div className={shared.lines}>
        <strong>{t('claims', { name: affiliate.name })}</strong>
        <span>
          {lead ? <Link to={adminLeadPath(lead.id)}>{lead.name}</Link> : t('noLead')}{' '}
          <span className={shared.small}>{leadReference}</span>
        </span>
        {lead && <span>{t('credited', { name: creditedTo ?? t('nobody') })}</span>}
        <span className={shared.breakable}>{reason}</span>
        {decided && (
          <span className={shared.hint}>
            {t('decided', { by: decided.by, reason: decided.reason })}
          </span>
        )}
      </div>
      <div className={shared.actions}>
        {decided ? (
          <Badge tone={decided.outcome === 'upheld' ? 'green' : 'grey'}>
            {t(`outcomes.${decided.outcome}`)}
          </Badge>
        ) : (
          <>
            <Badge tone={isOverdue ? 'red' : 'amber'}>
              {t(isOverdue ? 'overdue' : 'due')} <ExactTime value={dueAt} />
            </Badge>
            <span className={styles.outcomes}>
              {disputeOutcomes.map((outcome) => (
                <Decide key={outcome} id={id} outcome={outcome} />
              ))}
              {open.length > 1 && open[0] === dispute && <RejectAll of={open} />}
            </span>
          </>
        )}
      </div>
    </li>
  );
}

export function DisputesCard() {
  const t = useTranslations('admin.disputes');
  const [parameters] = useSearchParams();
  const show = parameters.get('disputes') === 'all' ? 'all' : 'open';
  const disputes = useQuery(disputesOf(show));
  return (
    <Card
      title={t('title')}
      aside={
        <Link
          to={`${pathOf('commissions')}${show === 'open' ? '&disputes=all' : ''}`}
          preventScrollReset
        >
          {t(show === 'open' ? 'showAll' : 'showOpen')}
        </Link>
      }
    >
      <Loaded query={disputes} failure={t('failed')} lines={2}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={shared.hint}>{t('none')}</p>
          ) : (
            <ul aria-label={t('title')}>
              {items.map((dispute) => (
                <DisputeLine
                  key={dispute.id}
                  dispute={dispute}
                  open={items.filter(
                    ({ affiliate, decided }) => !decided && affiliate.id === dispute.affiliate.id,
                  )}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
