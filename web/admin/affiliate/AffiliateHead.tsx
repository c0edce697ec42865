import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { Pencil } from '#web/kit/icons.tsx';
import { useDraftDialog } from '#web/office/form/use-draft-dialog.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { EditAffiliateDialog } from '../affiliates/EditAffiliateDialog.tsx';
import { useAffiliateStatus } from '../affiliates/use-affiliate-status.ts';
import { ReviewBadge } from '../affiliates/ReviewBadge.tsx';
import { useImpersonation } from '../affiliates/use-impersonation.ts';
import { useMayImpersonate } from '../affiliates/use-may-impersonate.ts';
import type { AffiliateRow } from '../api-types.ts';
import { UnsavedBadge } from '../draft/UnsavedBadge.tsx';
import { useDraftName } from '../use-draft-name.ts';
import styles from './affiliate.module.css';

function Actions({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate');
  const { id, isActive } = affiliate;
  const draftName = useDraftName(`affiliate:${id}`);
  const { isOpen, setIsOpen, isUnsaved } = useDraftDialog(draftName);
  const status = useAffiliateStatus(id, {
    done: t('statusDone'),
    failed: t('statusFailed'),
  });
  const impersonation = useImpersonation(affiliate, t('loginAsFailed'));
  const mayImpersonate = useMayImpersonate();
  const change = isActive ? t('deactivate') : t('activate');
  return (
    <div className={`${shared.actions} ${styles.actions}`}>
      {mayImpersonate && (
        <Button
          disabled={!isActive || impersonation.isPending}
          onClick={impersonation.start}
        >
          {t('loginAs')}
        </Button>
      )}
      <Button onClick={() => setIsOpen(true)}>
        <Pencil size={18} />
        {t('edit')}
        {isUnsaved && <UnsavedBadge />}
      </Button>
      <Button
        disabled={status.isPending}
        onClick={() => status.set(!isActive)}
      >
        {status.isPending ? t('pending') : change}
      </Button>
      <EditAffiliateDialog
        affiliate={affiliate}
        draftName={draftName}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </div>
  );
}

export function AffiliateHead({ affiliate }: { affiliate: AffiliateRow }) {
  const t = useTranslations('admin.affiliate');
  const { id, firstName, lastName, isActive, createdAt } = affiliate;
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={shared.name}>
          {firstName} {lastName}
        </h1>
        <div className={shared.marks}>
          <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? t('active') : t('inactive')}</Badge>
          <ReviewBadge affiliate={affiliate} />
          <span className={shared.small}>
            {t('joined', { id: String(id) })} <RelativeTime value={createdAt} />
          </span>
        </div>
      </div>
      <Actions affiliate={affiliate} />
    </header>
  );
}
