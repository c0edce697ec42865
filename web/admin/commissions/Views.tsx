import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { commissionSumsQuery } from '../queries/commissions.ts';
import type { CommissionList } from '../api-types.ts';
import styles from './commissions.module.css';

const views = ['decide', 'approved', 'paid', 'void', 'unearned', 'all'] as const;

type View = (typeof views)[number];

function questionOf(view: View) {
  const isState = view === 'approved' || view === 'paid' || view === 'void';
  return isState ? { status: view, show: undefined } : { status: undefined, show: view };
}

export function Views({ asked, ask }: Pick<CommissionList, 'asked' | 'ask'>) {
  const t = useTranslations('admin.commissions.views');
  const { number } = useFormats();
  const { data } = useQuery(commissionSumsQuery(asked.affiliate));
  const countOf = (view: View): number | undefined => {
    if (!data || view === 'all') {
      return undefined;
    }
    const { states, decide, unearned } = data;
    return view === 'decide' ? decide.count : view === 'unearned' ? unearned : states[view].count;
  };
  const isChosen = (view: View) => {
    const { status, show } = questionOf(view);
    return asked.status === status && (asked.show ?? (status ? undefined : 'all')) === show;
  };
  return (
    <div
      role="group"
      aria-label={t('label')}
      className={styles.views}
    >
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={isChosen(view)}
          className={styles.view}
          onClick={() => ask(questionOf(view))}
        >
          {t(view)}
          {countOf(view) !== undefined && <span>{number(countOf(view)!)}</span>}
        </button>
      ))}
    </div>
  );
}
