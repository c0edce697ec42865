import { useTranslations } from 'use-intl';
import { listStaffNames } from '#core/contract/accounts/members.ts';
import { removePhoto, setPhoto } from '#core/contract/accounts/photo.ts';
import { readProfile } from '#core/contract/accounts/staff.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { PictureChoice } from '#web/office/parts/PictureChoice.tsx';
import shared from '#web/office/styles/shared.module.css';

/** The member's photo, which colleagues see next to a lead's owner. */
export function PhotoCard({ photo }: { photo: string | null }) {
  const t = useTranslations('admin.profile.photo');
  const setup = {
    makesStale: [readProfile, listStaffNames],
    failed: t('failed'),
  } as const;
  const set = useWrite(setPhoto, setup);
  const remove = useWrite(removePhoto, setup);
  return (
    <Card title={t('title')}>
      <PictureChoice
        picture={photo}
        isRound
        isSending={set.isPending}
        isPending={set.isPending || remove.isPending}
        onSend={(file) => {
          const body = new FormData();
          body.append('photo', file);
          set.mutate({ body });
        }}
        onRemove={() => remove.mutate({})}
        texts={{
          alt: t('alt'),
          choose: t('choose'),
          sending: t('sending'),
          remove: t('remove'),
        }}
      >
        <p className={shared.soft}>{t('text')}</p>
      </PictureChoice>
    </Card>
  );
}
