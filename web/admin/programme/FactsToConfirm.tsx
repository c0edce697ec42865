import { useTranslations } from 'use-intl';
import { Check } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Fact, Programme } from '../api-types.ts';
import { FactLine } from './FactLine.tsx';
import styles from './programme.module.css';

export function FactsToConfirm({ programme }: { programme: Programme }) {
  const t = useTranslations('admin.programme.facts');
  const { factsToConfirm: facts, showsOnlyConfirmed, missingSettings } = programme;
  const open = facts.filter(({ isConfirmed }) => !isConfirmed);
  const confirmed = facts.filter(({ isConfirmed }) => isConfirmed);
  const list = (shown: readonly Fact[]) => (
    <ul className={styles.facts}>
      {shown.map((fact) => (
        <FactLine
          key={fact.id}
          fact={fact}
          programme={programme}
        />
      ))}
    </ul>
  );
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        open.length > 0 && <Badge tone="red">{t('open', { count: String(open.length) })}</Badge>
      }
    >
      <p className={styles.mode}>
        {t(showsOnlyConfirmed ? 'showsConfirmed' : 'showsAll')}{' '}
        <span className={shared.small}>{t('change')}</span>
      </p>
      {missingSettings.map((name) => (
        <p
          key={name}
          className={styles.mode}
        >
          <Badge tone="amber">{t('notSet')}</Badge> {t(`missing.${name}`)}
        </p>
      ))}
      {open.length === 0 ? (
        <EmptyState
          icon={<Check />}
          title={t('none')}
        />
      ) : (
        list(open)
      )}
      {confirmed.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('confirmedOnes', { count: String(confirmed.length) })}</summary>
          {list(confirmed)}
        </details>
      )}
    </Card>
  );
}
