import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { publishLender } from '#core/contract/programme/lender.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { createRevision, listRevisions } from '#core/contract/programme/revisions.ts';
import { adminPaths, adminRevisionPath } from '#core/contract/site.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { LinkRow } from '#web/office/shell/LinkRow.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme, Revision } from '../api-types.ts';
import { dayOf } from '../day-of.ts';
import { May } from '../May.tsx';
import { FactsToConfirm } from './FactsToConfirm.tsx';
import { programmePages, programmePath } from './programme-paths.ts';
import styles from './programme.module.css';
import { Terms } from './Terms.tsx';
import { Plus } from '#web/kit/icons.tsx';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
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
        <Link to={adminRevisionPath(id)}>{dayOf(effectiveFrom)}</Link>
        <Badge tone={stateTones[state]}>{t(`states.${state}`)}</Badge>
        <span className={shared.small}>
          {state === 'superseded'
            ? t('list.onBy', { day: dayOf(supersededOn ?? ''), name: supersededBy ?? '' })
            : t('list.by', { name: withdrawnBy ?? publishedBy ?? createdBy })}
          {' · '}
          {source}
        </span>
      </div>
      <p className={styles.short}>{changes.join('; ')}</p>
    </li>
  );
}

function Revisions({ revisions }: { revisions: readonly Revision[] }) {
  const t = useTranslations('admin.revision.list');
  const addition = (
    <May call={createRevision}>
      <Link to={`${programmePath('terms')}&revision=new`}>{t('new')}</Link>
    </May>
  );
  return (
    <Card title={t('title')} isFlush aside={addition}>
      {revisions.length === 0 && (
        <EmptyState icon={<Plus />} title={t('none')} text={t('noneText')} />
      )}
      <ul>
        {revisions.map((revision) => (
          <RevisionLine key={revision.id} revision={revision} />
        ))}
      </ul>
    </Card>
  );
}

function Pages({ programme, revisions }: { programme: Programme; revisions: readonly Revision[] }) {
  const t = useTranslations('admin.programme');
  const [parameters] = useSearchParams();
  const open = programmePages.find((page) => page === parameters.get('view')) ?? 'confirm';
  const counts = {
    confirm: programme.factsToConfirm.filter(({ isConfirmed }) => !isConfirmed).length,
    terms: new Set(programme.rules.map(({ key }) => key)).size,
    revisions: revisions.length,
  };
  return (
    <div className={shared.stack}>
      <header className={`${shared.wrapCentered} ${styles.head}`}>
        <h2 className={styles.title}>{t('title')}</h2>
        <LinkRow
          label={t('title')}
          links={programmePages.map((name) => ({
            name,
            label: t(`pages.${name}`),
            to: programmePath(name),
            count: counts[name],
          }))}
          open={open}
          look="pills"
        />
        <May call={publishLender}>
          <Link to={adminPaths.lender} className={styles.lender}>
            {t('lender')}
          </Link>
        </May>
      </header>
      {open === 'confirm' && <FactsToConfirm programme={programme} />}
      {open === 'terms' && (
        // Another term in the address opens its row.
        <Terms key={parameters.get('term')} programme={programme} revisions={revisions} />
      )}
      {open === 'revisions' && <Revisions revisions={revisions} />}
    </div>
  );
}

export function ProgrammeTab() {
  const t = useTranslations('admin.programme');
  const programme = useAnswer(readProgramme);
  const revisions = useAnswer(listRevisions);
  return (
    <Loaded query={programme} failure={t('failed')} lines={12}>
      {(known) => (
        <Loaded query={revisions} failure={t('failed')} lines={12}>
          {({ items }) => <Pages programme={known} revisions={items} />}
        </Loaded>
      )}
    </Loaded>
  );
}
