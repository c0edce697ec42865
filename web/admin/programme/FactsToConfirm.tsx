import { useTranslations } from 'use-intl';
import { Check } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import type { Programme } from '../api-types.ts';
import { FactLine } from './FactLine.tsx';
import styles from './programme.module.css';

/** The launch checklist: what the lender must confirm, who did, and what visitors are shown of it. */
export function FactsToConfirm({ programme }: { programme: Programme }) {
  const t = useTranslations('admin.programme.facts');
  const { factsToConfirm: facts, showsOnlyConfirmed } = programme;
  const open = facts.filter(({ isConfirmed }) => !isConfirmed).length;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={open > 0 && <Badge tone="red">{t('open', { count: String(open) })}</Badge>}
    >
      <p className={styles.mode}>
        {t(showsOnlyConfirmed ? 'showsConfirmed' : 'showsAll')}{' '}
        <span className={styles.hint}>{t('change')}</span>
      </p>
      {facts.length === 0 ? (
        <EmptyState
          icon={<Check />}
          title={t('none')}
        />
      ) : (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <FactLine
              key={fact.id}
              fact={fact}
              programme={programme}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
