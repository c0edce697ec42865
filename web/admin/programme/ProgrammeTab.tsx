import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { publishLender } from '#core/contract/programme/lender.ts';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { listRevisions } from '#core/contract/programme/revisions.ts';
import { adminPaths } from '#core/contract/site.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { LinkRow } from '#web/office/shell/LinkRow.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme, Revision } from '../api-types.ts';
import { May } from '../May.tsx';
import { FactsToConfirm } from './FactsToConfirm.tsx';
import { programmePages, programmePath } from './programme-paths.ts';
import styles from './programme.module.css';
import { Revisions } from './Revisions.tsx';
import { Terms } from './Terms.tsx';

interface PagesProps {
  programme: Programme;
  revisions: readonly Revision[];
}

function Pages({ programme, revisions }: PagesProps) {
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
  const programme = useQuery(callQuery(readProgramme));
  const revisions = useQuery(callQuery(listRevisions));
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
