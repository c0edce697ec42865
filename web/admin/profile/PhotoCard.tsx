import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { removePhoto, setPhoto } from '#core/contract/staff/photo.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { profileKeys } from '../queries/profile.ts';
import { staffNamesQuery } from '../queries/members.ts';
import styles from './profile.module.css';

/** The own photo, which colleagues see beside the name of a lead's owner. */
export function PhotoCard({ photo }: { photo: string | null }) {
  const t = useTranslations('admin.profile.photo');
  const input = useRef<HTMLInputElement>(null);
  const setup = {
    makesStale: [profileKeys.all, staffNamesQuery.queryKey],
    failed: t('failed'),
  } as const;
  const set = useWrite(setPhoto, setup);
  const remove = useWrite(removePhoto, setup);
  const isPending = set.isPending || remove.isPending;
  const send = (file: File | undefined) => {
    if (file) {
      const body = new FormData();
      body.append('photo', file);
      set.mutate({ body });
    }
  };
  return (
    <Card title={t('title')}>
      <div className={styles.photoRow}>
        {photo && (
          <img
            className={styles.photo}
            src={photo}
            alt={t('alt')}
            width={96}
            height={96}
          />
        )}
        <div className={shared.stack}>
          <p className={shared.soft}>{t('text')}</p>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={t('choose')}
            hidden
            onChange={({ target }) => {
              send(target.files?.[0]);
              target.value = '';
            }}
          />
          <div className={shared.actions}>
            <ToolButton
              disabled={isPending}
              onClick={() => input.current?.click()}
            >
              {t(set.isPending ? 'sending' : 'choose')}
            </ToolButton>
            {photo && (
              <ToolButton
                disabled={isPending}
                onClick={() => remove.mutate({})}
              >
                {t('remove')}
              </ToolButton>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
