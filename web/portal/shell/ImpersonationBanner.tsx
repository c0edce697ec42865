import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { returnFromImpersonation } from '#core/contract/affiliate/impersonation.ts';
import { adminPaths } from '#core/contract/site.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { dropAllDrafts } from '#web/office/form/draft.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import type { OwnAffiliate } from '../api-types.ts';
import styles from './shell.module.css';

export function ImpersonationBanner({ affiliate }: { affiliate: OwnAffiliate }) {
  const t = useTranslations('portal.shell.impersonation');
  const queries = useQueryClient();
  const back = useWrite(returnFromImpersonation, {
    makesStale: 'nothing',
    onSuccess() {
      queries.clear();
      dropAllDrafts();
      location.assign(adminPaths.dashboard);
    },
    onError: () => toastError({ title: t('failed') }),
  });
  const { firstName, lastName } = affiliate;
  return (
    <aside
      className={styles.impersonation}
      aria-label={t('label')}
    >
      <p>{t('text', { name: `${firstName} ${lastName}` })}</p>
      <ToolButton
        variant="ink"
        disabled={back.isPending || back.isSuccess}
        onClick={() => back.mutate({})}
      >
        {t('return')}
      </ToolButton>
    </aside>
  );
}
