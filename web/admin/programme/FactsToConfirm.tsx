import { useTranslations } from 'use-intl';
import { Check } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import type { Programme } from '../api-types.ts';
import styles from './programme.module.css';

type Fact = Programme['factsToConfirm'][number];

function FactLine({ fact: { title, detail, severity } }: { fact: Fact }) {
  const t = useTranslations('admin.programme.facts');
  const isHigh = severity === 'high';
  return (
    <li className={styles.fact}>
      <Badge tone={isHigh ? 'red' : 'amber'}>{isHigh ? t('high') : t('medium')}</Badge>
      <div>
        <p className={styles.factTitle}>{title}</p>
        <p className={styles.detail}>{detail}</p>
      </div>
    </li>
  );
}

/** What the lender must confirm before the site goes live. */
export function FactsToConfirm({ facts }: { facts: readonly Fact[] }) {
  const t = useTranslations('admin.programme.facts');
  const open = facts.length;
  return (
    <Card
      title={t('title')}
      isFlush
      aside={open > 0 && <Badge tone="red">{t('open', { count: String(open) })}</Badge>}
    >
      {open === 0 ? (
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
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
