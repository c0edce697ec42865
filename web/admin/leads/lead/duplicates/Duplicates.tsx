import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type EditableField, editableFields } from '#core/contract/leads/changes.ts';
import { listDuplicates, mergeLeads } from '#core/contract/leads/merges.ts';
import { adminLeadPath } from '#core/contract/site.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { FormAnswers } from '#web/office/form/DialogForm.tsx';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Failure } from '#web/office/parts/Failure.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { LeadLink } from '../../../LeadLink.tsx';
import { May } from '../../../May.tsx';
import { useFieldText } from '../edit/field-options.ts';
import styles from './duplicates.module.css';
import { type DifferentField, differentFields, type Side } from './merge-fields.ts';
import { staleAfterMerge } from './stale-after-merge.ts';
import { useMay } from '../../../navigation/session-query.ts';
import { leadQuery } from '../../lead-query.ts';

const sides: readonly Side[] = ['mine', 'theirs'];

interface FieldProps {
  field: DifferentField;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field: { name, texts, isFixed }, chosen, onChoose }: FieldProps) {
  const t = useTranslations('admin.duplicates');
  const labels = useTranslations('admin.leadEdit.fields');
  const fieldText = useFieldText();
  return (
    <fieldset className={styles.field}>
      <legend>{labels(name)}</legend>
      {sides.map((side) => (
        <label key={side} className={`${shared.frame} ${shared.option} ${styles.choice}`}>
          <input
            type="radio"
            name={name}
            checked={chosen === side}
            disabled={isFixed && chosen !== side}
            onChange={() => onChoose(side)}
          />
          <span>{fieldText(name, texts[side])}</span>
        </label>
      ))}
      {isFixed && <p className={styles.fixed}>{t('never')}</p>}
    </fieldset>
  );
}

interface CompareProps {
  lead: LeadDetail;
  other: LeadDetail;
  onCancel: () => void;
  onDone: () => void;
}

function Compare({ lead, other, onCancel, onDone }: CompareProps) {
  const t = useTranslations('admin.duplicates');
  const { cents } = useFormats();
  const different = differentFields(lead, other);
  const [chosen, setChosen] = useState<Partial<Record<EditableField, Side>>>({});
  const { mutate, isPending, failure } = useWrite(mergeLeads, {
    makesStale: staleAfterMerge,
    t,
    about: () => t('doneText'),
    onSuccess: onDone,
  });
  const sideOf = ({ name, proposed }: DifferentField) => chosen[name] ?? proposed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({
      params: { id: String(lead.id) },
      body: {
        otherId: other.id,
        fields: Object.fromEntries(different.map((field) => [field.name, sideOf(field)])),
        updatedAt: lead.updatedAt,
        otherUpdatedAt: other.updatedAt,
      },
    });
  };
  const { data } = useAnswer(listDuplicates, { params: { id: lead.id } }, { staleTime: 0 });
  const decided = (data?.commissions ?? []).filter(
    ({ leadId }) => leadId === lead.id || leadId === other.id,
  );
  const same = editableFields.length - different.length;
  return (
    <form className={shared.stack} onSubmit={send}>
      <div className={styles.fields}>
        <div className={styles.heads}>
          {[lead, other].map(({ id, createdAt }) => (
            <p key={id}>
              <Link to={adminLeadPath(id)}>{leadReference(id)}</Link>
              <span className={shared.small}>
                {id === lead.id ? t('stays') : t('joins')} · <RelativeTime value={createdAt} />
              </span>
            </p>
          ))}
        </div>
        {different.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            chosen={sideOf(field)}
            onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
          />
        ))}
      </div>
      <p className={shared.small}>{t('same', { count: same })}</p>
      <ul className={`${shared.sunk} ${styles.consequences}`}>
        <li>{t('history')}</li>
        <li>{t('consent')}</li>
        <li>{t('credit')}</li>
        {decided.map(({ leadId, affiliateName, status, earnedCents }) => (
          <li key={leadId}>
            {t('money', {
              reference: leadReference(leadId),
              name: affiliateName,
              status,
              amount: cents(earnedCents),
            })}
          </li>
        ))}
        <li>{t('undoable')}</li>
      </ul>
      <Failure text={failure} />
      <FormAnswers
        save={isPending ? t('merging') : t('merge')}
        isDisabled={isPending}
        onCancel={onCancel}
      />
    </form>
  );
}

function MergeForm({ otherId, ...rest }: Omit<CompareProps, 'other'> & { otherId: number }) {
  const t = useTranslations('admin.duplicates');
  const other = useQuery({ ...leadQuery(otherId), staleTime: 0 });
  return (
    <Loaded query={other} failure={t('notFound')} lines={8}>
      {(found) => <Compare key={found.updatedAt} other={found} {...rest} />}
    </Loaded>
  );
}

interface ListProps {
  leadId: number;
  onCompare: (otherId: number) => void;
}

function DuplicateList({ leadId, onCompare }: ListProps) {
  const t = useTranslations('admin.duplicates');
  const duplicates = useAnswer(listDuplicates, { params: { id: leadId } }, { staleTime: 0 });
  return (
    <Loaded query={duplicates} failure={t('listFailed')} lines={3}>
      {({ items, others }) => (
        <ul className={styles.list}>
          {items.map((other) => (
            <li key={other.id}>
              <div className={shared.lines}>
                <span className={shared.marks}>
                  <LeadLink lead={other} />
                  <StatusBadge status={other.status} />
                </span>
                <span className={shared.small}>
                  {leadReference(other.id)} · <RelativeTime value={other.createdAt} />
                </span>
                <span className={shared.small}>
                  {other.email} {other.sameEmail && <strong>{t('sameEmail')}</strong>} ·{' '}
                  {other.phone} {other.samePhone && <strong>{t('samePhone')}</strong>}
                </span>
              </div>
              <May call={mergeLeads}>
                <ToolButton onClick={() => onCompare(other.id)}>
                  {t('compare')}
                  <span className="visually-hidden"> {leadReference(other.id)}</span>
                </ToolButton>
              </May>
            </li>
          ))}
          {others.map(({ owner, count }) => (
            <li key={owner}>{t('others', { count, owner })}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

export function Duplicates({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.duplicates');
  const [isOpen, setIsOpen] = useState(false);
  const [chosenId, setOtherId] = useState<number | null>(null);
  const mayMerge = useMay()(mergeLeads);
  const { data } = useAnswer(
    listDuplicates,
    { params: { id: lead.id } },
    { staleTime: 0, enabled: isOpen },
  );
  // One other is compared at once.
  const [only, ...more] = data?.items ?? [];
  const isOnly = mayMerge && more.length === 0 && data?.others.length === 0;
  const onlyId = (isOnly && only?.id) || null;
  const otherId = chosenId ?? onlyId;
  const open = (isShown: boolean) => {
    setIsOpen(isShown);
    // A closing dialog keeps its content until it is gone.
    if (isShown) {
      setOtherId(null);
    }
  };
  if (lead.applications < 2 && !isOpen) {
    return null;
  }
  return (
    <>
      <button
        type="button"
        className={`${shared.rowButton} ${styles.open}`}
        onClick={() => open(true)}
      >
        {t('open', { count: lead.applications - 1 })}
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title={otherId === null ? t('title') : t('mergeTitle')}
        description={otherId === null ? t('text') : t('mergeText')}
      >
        {otherId === null ? (
          <DuplicateList leadId={lead.id} onCompare={setOtherId} />
        ) : (
          <MergeForm
            lead={lead}
            otherId={otherId}
            onCancel={() => (onlyId ? open(false) : setOtherId(null))}
            onDone={() => open(false)}
          />
        )}
      </Dialog>
    </>
  );
}
