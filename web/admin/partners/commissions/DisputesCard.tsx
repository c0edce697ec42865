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
import { callQuery } from '#web/office/cache/call-query.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { pathOf } from '../../navigation/tabs.ts';
import { ReasonButton } from '../../draft/ReasonButton.tsx';
import styles from './commissions.module.css';
import { staleAfterDecision } from './commission-queries.ts';

type Dispute = z.output<(typeof listDisputes)['answer']>['items'][number];

export const disputesOf = (show: 'open' | 'all') =>
  callQuery(listDisputes, { query: { show, pageSize: 50 } });

interface DecideProps {
  id: number;
  outcome: (typeof disputeOutcomes)[number];
}

function Decide({ id, outcome }: DecideProps) {
  const t = useTranslations('admin.disputes');
  return (
    <ReasonButton
      button={<ToolButton>{t(`decide.${outcome}`)}</ToolButton>}
      title={t(`decide.${outcome}`)}
      description={t(`text.${outcome}`)}
      entry={decideDispute}
      options={{ params: { id } }}
      more={{ outcome }}
      draft={`dispute:${outcome}:${id}`}
      makesStale={[listDisputes, ...staleAfterDecision]}
      label={t('reason')}
      hint={t('reasonHint')}
      save={t(`save.${outcome}`)}
      done={t('done')}
      failed={t('notDone')}
    />
  );
}

function RejectAll({ of }: { of: readonly Dispute[] }) {
  const t = useTranslations('admin.disputes');
  const { id, name } = of[0]!.affiliate;
  const all = t('rejectAll', { count: String(of.length) });
  const list = of.map(
    ({ leadReference, lead }) => `${leadReference} (${lead?.name ?? t('noLead')})`,
  );
  return (
    <ReasonButton
      button={<ToolButton>{all}</ToolButton>}
      title={t('rejectAllOf', { name })}
      description={`${t('text.rejected')} ${list.join(', ')}.`}
      entry={rejectDisputes}
      options={{}}
      more={{ ids: of.map((dispute) => dispute.id) }}
      draft={`disputes:${id}`}
      makesStale={[listDisputes]}
      label={t('reason')}
      hint={t('reasonHint')}
      save={all}
      done={t('allDone')}
      failed={t('allNotDone')}
    />
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
