import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { changeMailWishes, type mailWishes } from '#core/contract/affiliate/mails.ts';
import { mailSwitches } from '#core/domain/mail/chosen-mail.ts';
import { useRefusalText } from '#web/office/formats/use-refusal-text.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import shared from '#web/office/styles/shared.module.css';
import { mailWishesQuery } from '../queries/mails.ts';
import styles from './profile.module.css';

type Wishes = z.output<typeof mailWishes>;

function Switches({ wishes }: { wishes: Wishes }) {
  const t = useTranslations('portal.profile.mails');
  const refusal = useRefusalText();
  const queries = useQueryClient();
  const { mutate, isPending } = useWrite(changeMailWishes, {
    makesStale: 'nothing',
    onSuccess(stored) {
      queries.setQueryData(mailWishesQuery.queryKey, stored);
      toastSuccess({ title: t('done') });
    },
    onError(error) {
      toastError({ title: t('notSaved'), description: refusal(error) ?? t('notSavedText') });
    },
  });
  return (
    <ul className={styles.switches}>
      {mailSwitches.map((name) => (
        <li key={name}>
          <span aria-hidden="true">{t(name)}</span>
          <Switch
            isOn={wishes[name]}
            isPending={isPending}
            label={t(name)}
            onChange={(isOn) => mutate({ body: { ...wishes, [name]: isOn } })}
          />
        </li>
      ))}
    </ul>
  );
}

export function MailsCard() {
  const t = useTranslations('portal.profile.mails');
  const wishes = useQuery(mailWishesQuery);
  return (
    <Card title={t('title')}>
      <Loaded
        query={wishes}
        failure={t('failed')}
        lines={3}
      >
        {(found) => <Switches wishes={found} />}
      </Loaded>
      <p className={shared.soft}>{t('always')}</p>
    </Card>
  );
}
