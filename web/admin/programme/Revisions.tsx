import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { createRevision } from '#core/contract/programme/revisions.ts';
import { adminRevisionPath } from '#core/contract/site.ts';
import { Plus } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Revision } from '../api-types.ts';
import { May } from '../May.tsx';
import { programmePath } from './programme-paths.ts';
import styles from './programme.module.css';
import { stateTones } from './revision/state-tones.ts';
import { ruleName, ruleValue } from './rule-texts.ts';

function RevisionLine({ revision }: { revision: Revision }) {
  const t = useTranslations('admin.revision');
  const programme = useTranslations('admin.programme');
  const { id, effectiveFrom, state, terms, earlier, source } = revision;
  const { createdBy, publishedBy, withdrawnBy, supersededBy, supersededOn } = revision;
  const changes = Object.keys(terms).map((key) => {
    const before = ruleValue(programme, key, earlier[key]);
    const after = ruleValue(programme, key, terms[key]);
    return `${ruleName(programme, key)}: ${t('preview.change', { before, after })}`;
  });
  return (
    <li className={styles.revision}>
      <div className={shared.marks}>
        <Link to={adminRevisionPath(id)}>{effectiveFrom}</Link>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        <span className={shared.small}>
          {state === 'superseded'
            ? t('list.onBy', { day: supersededOn ?? '', name: supersededBy ?? '' })
            : t('list.by', { name: withdrawnBy ?? publishedBy ?? createdBy })}
          {' · '}
          {source}
        </span>
      </div>
      <p className={styles.short}>{changes.join('; ')}</p>
    </li>
  );
}

/** Every revision, newest first. */
export function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  const t = useTranslations('admin.revision.list');
  const addition = (
    <May call={createRevision}>
      <Link to={`${programmePath('terms')}&revision=new`}>{t('new')}</Link>
    </May>
  );
  return (
    <Card title={t('title')} isFlush aside={addition}>
      {revisions.length === 0 && (
        <EmptyState icon={<Plus />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <ul>
        {revisions.map((revision) => (
          <RevisionLine key={revision.id} revision={revision} />
        ))}
      </ul>
    </Card>
  );
}
