import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { countReadyViews } from '#core/contract/leads/lists.ts';
import { type ReadyView, readyViewNames, readyViews } from '#core/contract/leads/ready-views.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import shared from '#web/office/styles/shared.module.css';
import fading from '#web/office/styles/fading.module.css';
import type { LeadList } from '../api-types.ts';
import { filterNames } from './asked-filters.ts';
import { inTab } from '../navigation/tabs.ts';
import styles from './leads.module.css';

/** The ready-made list whose filters are in the query; order and columns may differ. */
export function openReadyView(asked: LeadList['asked']): ReadyView | undefined {
  return readyViewNames.find((name) => {
    const view: Readonly<Record<string, string>> = readyViews[name];
    return filterNames.every((filter) => (asked[filter] || undefined) === view[filter]);
  });
}

/** Ready-made lists next to all leads, each with its number of leads. */
export function ReadyViews({ asked }: Pick<LeadList, 'asked'>) {
  const t = useTranslations('admin.leads.ready');
  const totalText = useTotalText();
  const [parameters] = useSearchParams();
  const { data } = useAnswer(countReadyViews, {}, { staleTime: 0 });
  const open = openReadyView(asked);
  const way = parameters.get('view');
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone most of them are out of view.
    const link = open && row.current!.children[readyViewNames.indexOf(open)];
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return (
    <nav ref={row} aria-label={t('title')} className={`${styles.ready} ${fading.fading}`}>
      {readyViewNames.map((name) => {
        const count = data?.items.find((item) => item.name === name);
        const query = { ...inTab('leads'), ...(way && { view: way }), ...readyViews[name] };
        return (
          <Link
            key={name}
            to={`?${new URLSearchParams(query)}`}
            className={`${shared.inlineCentered} ${styles.readyView}`}
            aria-current={name === open ? 'true' : undefined}
            preventScrollReset
          >
            {t(name)} <span className={styles.readyCount}>{count && totalText(count)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
