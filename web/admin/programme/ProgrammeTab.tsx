import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { inCode, inTime } from '#web/office/parts/rich-tags.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { Programme } from '../api-types.ts';
import { programmeKeys } from '../queries/keys.ts';
import { programmeQuery } from '../queries/programme.ts';
import { FactsToConfirm } from './FactsToConfirm.tsx';
import styles from './programme.module.css';
import { RevisionsCard } from './RevisionsCard.tsx';
import { RuleCard } from './RuleCard.tsx';

function TermsLine({ programme: { asOf, version } }: { programme: Programme }) {
  const t = useTranslations('admin.programme');
  const terms = t.rich('terms', {
    asOf,
    hash: version,
    day: inTime,
    version: inCode,
  });
  return (
    <div className={shared.between}>
      <p className={styles.terms}>{terms}</p>
      <RefreshButton queryKey={programmeKeys.all} />
    </div>
  );
}

export function ProgrammeTab() {
  const t = useTranslations('admin.programme');
  const query = useQuery(programmeQuery);
  return (
    <Loaded
      query={query}
      failure={t('failed')}
      lines={12}
    >
      {(programme) => (
        <div className={shared.stack}>
          <TermsLine programme={programme} />
          <FactsToConfirm programme={programme} />
          <RevisionsCard />
          <RuleCard programme={programme} />
        </div>
      )}
    </Loaded>
  );
}
