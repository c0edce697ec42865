import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import {
  listGuestsOf,
  removeGuestOf,
  removeGuestsOf,
} from '#core/contract/partners/affiliate/guests.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';

/** Guests of open houses who have not confirmed, for an admin to remove; nothing without one. */
export function GuestsCard({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.guests');
  const { data } = useQuery(callQuery(listGuestsOf, { params: { id } }));
  const { mutate, isPending } = useWrite(removeGuestOf, {
    makesStale: [listGuestsOf],
    done: t('removed'),
    failed: t('notRemoved'),
  });
  // As many as one call takes.
  const some = data?.items.slice(0, 1000) ?? [];
  const count = String(some.length);
  return data && data.items.length > 0 ? (
    <Card title={t('title', { count: String(data.items.length) })}>
      {some.length > 1 && (
        <ConfirmedWrite
          entry={removeGuestsOf}
          options={{ params: { id }, body: { ids: some.map((guest) => guest.id) } }}
          makesStale={[listGuestsOf]}
          done={t('allRemoved')}
          failed={t('notRemoved')}
          button={<ToolButton>{t('removeAll', { count })}</ToolButton>}
          title={t('removeAll', { count })}
          names={some.map(({ firstName, lastName, email }) => `${firstName} ${lastName}, ${email}`)}
          confirm={t('remove')}
        >
          {t('removeAllText')}
        </ConfirmedWrite>
      )}
      <ul className={shared.stack}>
        {data.items.map(({ id: guestId, firstName, lastName, email, phone, openHouse }) => (
          <li key={guestId} className={shared.between}>
            <div className={shared.lines}>
              <strong>{`${firstName} ${lastName}`}</strong>
              <span className={shared.smallWrap}>
                {`${email} · ${formatPhone(phone)} · ${openHouse ?? ''}`}
              </span>
            </div>
            <ToolButton
              aria-label={t('removeOf', { name: `${firstName} ${lastName}` })}
              disabled={isPending}
              onClick={() => mutate({ params: { id, guestId } })}
            >
              {t('remove')}
            </ToolButton>
          </li>
        ))}
      </ul>
    </Card>
  ) : null;
}
