import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listClients, registerClient } from '#core/contract/partners/affiliate/clients.ts';
import { removeGuest, removeGuests } from '#core/contract/partners/affiliate/guests.ts';
import { listLinks } from '#core/contract/partners/affiliate/links.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { useDraftName } from '../session-context.ts';
import { isWaiting } from './is-waiting.ts';
import styles from './clients.module.css';
import type { InvitedClient } from '../api-types.ts';

function RegisterForm() {
  const t = useTranslations('portal.clients');
  const { form, field, startOver, isPending } = useContractForm(registerClient, {
    draftName: useDraftName('client'),
    start: { firstName: '', lastName: '', email: '', phone: '' },
    toBody: (typed) => typed,
    makesStale: [listClients],
    t,
    onSuccess: () => startOver(),
  });
  return (
    <form {...form} className={`${shared.rows} ${shared.shortForm}`}>
      {(['firstName', 'lastName', 'email', 'phone'] as const).map((name) => (
        <TextInput
          key={name}
          {...field(name)}
          label={t(name)}
          type={({ email: 'email', phone: 'tel' } as Record<string, string>)[name] ?? 'text'}
          autoComplete="off"
        />
      ))}
      <Button type="submit" disabled={isPending}>
        {t('register')}
      </Button>
    </form>
  );
}

const tones = { invited: 'amber', confirmed: 'green', lapsed: 'grey' } as const;

/** Asks in its place: a dialog would load with every first screen of the portal. */
function RemoveAll({ guests }: { guests: readonly InvitedClient[] }) {
  const t = useTranslations('portal.clients');
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useWrite(removeGuests, {
    makesStale: [listClients, listLinks],
    done: t('allRemoved'),
    failed: t('notRemoved'),
    onSuccess: () => setIsAsked(false),
  });
  const title = t('removeAll', { count: String(guests.length) });
  if (!isAsked) {
    return <ToolButton onClick={() => setIsAsked(true)}>{title}</ToolButton>;
  }
  return (
    <div role="group" aria-label={title} className={shared.tightRows}>
      <p role="status">{t('removeAllText')}</p>
      <ul
        className={styles.names}
        // A long one scrolls, so keys must reach it.
        tabIndex={0}
      >
        {guests.map(({ id, firstName, lastName, email }) => (
          <li key={id}>{`${firstName} ${lastName}, ${email}`}</li>
        ))}
      </ul>
      <div className={shared.row}>
        <ToolButton autoFocus onClick={() => setIsAsked(false)}>
          {t('keep')}
        </ToolButton>
        <ToolButton
          variant="ink"
          disabled={isPending}
          onClick={() => mutate({ body: { ids: guests.map(({ id }) => id) } })}
        >
          {title}
        </ToolButton>
      </div>
    </div>
  );
}

function ClientRow({ client }: { client: InvitedClient }) {
  const t = useTranslations('portal.clients');
  const { dateOf } = useFormats();
  const { id, firstName, lastName, email, phone, linkId, openHouse, state, lapsesAt } = client;
  const { mutate, isPending } = useWrite(removeGuest, {
    makesStale: [listClients, listLinks],
    done: t('removed'),
    failed: t('notRemoved'),
  });
  return (
    <li className={`${shared.wrapCentered} ${shared.record}`}>
      <div className={shared.lines}>
        <strong className={shared.breakable}>{`${firstName} ${lastName}`}</strong>
        <span className={shared.smallWrap}>{`${email} · ${formatPhone(phone)}`}</span>
        {openHouse !== null && (
          <span className={shared.smallWrap}>{t('openHouse', { name: openHouse })}</span>
        )}
        {state === 'invited' && (
          <span className={shared.small}>{t('until', { day: dateOf(lapsesAt) })}</span>
        )}
      </div>
      <div className={shared.row}>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {isWaiting(client) && (
          <ToolButton
            aria-label={t('removeOf', { name: `${firstName} ${lastName}` })}
            disabled={isPending}
            onClick={() => mutate({ params: { id: linkId!, guestId: id } })}
          >
            {t('remove')}
          </ToolButton>
        )}
      </div>
    </li>
  );
}

/** Clients entered by hand and guests of open houses: each gets a link and confirms by applying. */
export function ClientsCard() {
  const t = useTranslations('portal.clients');
  const clients = useAnswer(listClients);
  return (
    <Card title={t('title')} line={t('short')}>
      <div className={shared.stack}>
        <p className={shared.hint}>{t('text')}</p>
        <RegisterForm />
        <Loaded query={clients} failure={t('notLoaded')} lines={2}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={shared.hint}>{t('none')}</p>
            ) : (
              <>
                {items.filter(isWaiting).length > 1 && (
                  <RemoveAll guests={items.filter(isWaiting)} />
                )}
                <ul aria-label={t('list')}>
                  {items.map((client) => (
                    <ClientRow key={client.id} client={client} />
                  ))}
                </ul>
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  );
}
