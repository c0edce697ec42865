import { useTranslations } from 'use-intl';
import { askAffiliate } from '#core/contract/partners/affiliate/basis.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { May } from '../../May.tsx';
import type { CommissionRow } from '../../api-types.ts';
import { staleAfterDecision } from './commission-queries.ts';

interface AskAffiliateProps extends Pick<CommissionRow['affiliate'], 'id' | 'name' | 'askedToday'> {
  missing: CommissionRow['missing'];
}

/** Mails an affiliate what they have to do, once a day; nothing where staff alone can end it. */
export function AskAffiliate({ id, name, askedToday, missing }: AskAffiliateProps) {
  const t = useTranslations('admin.commissions.ask');
  const asking = useWrite(askAffiliate, {
    makesStale: staleAfterDecision,
    done: t('done', { name }),
    failed: t('failed'),
  });
  if (!missing.some(({ who }) => who === 'partner')) {
    return null;
  }
  if (askedToday !== null) {
    return <span className={shared.small}>{t('asked', { time: dayOf(askedToday, 'time') })}</span>;
  }
  return (
    <May call={askAffiliate}>
      <ToolButton
        disabled={asking.isPending}
        onClick={() => asking.mutate({ params: { id }, body: {} })}
      >
        {t('ask', { name })}
      </ToolButton>
    </May>
  );
}
