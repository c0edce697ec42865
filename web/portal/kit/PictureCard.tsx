import { useTranslations } from 'use-intl';
import { readAffiliateSession } from '#core/contract/partners/affiliate/account.ts';
import { removeOwnPicture, setOwnPicture } from '#core/contract/partners/affiliate/picture.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { PictureChoice } from '#web/office/parts/PictureChoice.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useSession } from '../session-context.ts';

/** The affiliate's photo or logo, which is printed once staff have reviewed it. */
export function PictureCard() {
  const t = useTranslations('portal.kit.picture');
  const { picture, isPictureReviewed } = useSession().affiliate;
  const setup = { makesStale: [readAffiliateSession], failed: t('failed') } as const;
  const set = useWrite(setOwnPicture, setup);
  const remove = useWrite(removeOwnPicture, setup);
  return (
    <Card title={t('title')} line={t('short')}>
      <PictureChoice
        picture={picture}
        isSending={set.isPending}
        isPending={set.isPending || remove.isPending}
        onSend={(file) => {
          const body = new FormData();
          body.append('picture', file);
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
        <p className={shared.hint}>{t('text')}</p>
        <p role="status">
          {picture && !isPictureReviewed && <Badge tone="amber">{t('waits')}</Badge>}
        </p>
      </PictureChoice>
    </Card>
  );
}
