import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { handLead, readQueue } from '#core/contract/office/queue.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { OpenList } from '../edit/OpenList.tsx';
import styles from '../edit/edit.module.css';
import { sessionQuery, useMay } from '../../../navigation/session-query.ts';
import { mayOwn, staffNamesQuery } from '../../../accounts/staff/staff-names.ts';

const nobody = 'nobody';

/** The names of colleagues; empty until loaded. */
function useStaffNames() {
  const t = useTranslations('admin.owner');
  const { data } = useQuery(staffNamesQuery);
  const { data: me } = useQuery(sessionQuery);
  const items = data?.items ?? [];
  return {
    /** The members who may own leads; the signed-in member comes first. */
    owners: items.filter(mayOwn).toSorted((one, other) => {
      return Number(other.id === me?.id) - Number(one.id === me?.id);
    }),
    photoOf: (id: number | null) => items.find((one) => one.id === id)?.photo,
    nameOf: (id: number | null): string => {
      const name = id === null ? t('nobody') : (items.find((one) => one.id === id)?.name ?? '…');
      return id !== null && id === me?.id ? t('you', { name }) : name;
    },
  };
}

interface OwnerChoiceProps {
  button: ReactElement<object>;
  label: string;
  value?: number | null;
  onChoose: (ownerId: number | null, name: string) => void;
  children: ReactNode;
}

/** Chooses a colleague or the queue from an open list. */
export function OwnerChoice({ button, label, value, onChoose, children }: OwnerChoiceProps) {
  const t = useTranslations('admin.owner');
  const { owners, nameOf } = useStaffNames();
  const choices = [nobody, ...owners.map(({ id }) => String(id))];
  const idOf = (choice: string) => (choice === nobody ? null : Number(choice));
  const textOf = (choice: string) => (choice === nobody ? t('toQueue') : nameOf(idOf(choice)));
  return (
    <OpenList
      button={button}
      label={label}
      listLabel={label}
      value={value === undefined ? null : (value?.toString() ?? nobody)}
      choices={choices}
      isNumbered
      renderChoice={(choice) => (
        <>
          {textOf(choice)}{' '}
          <span aria-hidden className={shared.soft}>
            {choices.indexOf(choice) + 1}
          </span>
        </>
      )}
      onChoose={(choice) => onChoose(idOf(choice), textOf(choice))}
    >
      {children}
    </OpenList>
  );
}

export function OwnerMenu({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.owner');
  const mayHand = useMay()(handLead);
  const { nameOf, photoOf } = useStaffNames();
  const hand = useWrite(handLead, {
    makesStale: [allUnder(listLeads), readQueue],
    failed: t('failed'),
    onSuccess: ({ ownerId }) => toastSuccess({ title: t('done', { name: nameOf(ownerId) }) }),
  });
  const owner = hand.isPending ? hand.variables.body.ownerId : lead.ownerId;
  const text = t('is', { name: nameOf(owner) });
  const photo = photoOf(owner);
  const shown = (
    <>
      {photo && <img className={styles.photo} src={photo} alt="" width={24} height={24} />}
      {text}
    </>
  );
  if (!mayHand) {
    return <span>{shown}</span>;
  }
  return (
    <OwnerChoice
      button={<button type="button" aria-keyshortcuts="o" className={styles.trigger} />}
      label={text}
      value={owner}
      onChoose={(ownerId) => {
        if (ownerId !== owner) {
          hand.mutate({ params: { id: String(lead.id) }, body: { ownerId } });
        }
      }}
    >
      {shown}
      <Chevron size={16} />
    </OwnerChoice>
  );
}
