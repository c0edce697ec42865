import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { eraseLead, previewErasure } from '#core/contract/leads/erasure.ts';
import { readLead } from '#core/contract/leads/leads.ts';
import { listAudit } from '#core/contract/operations/audit.ts';
import { adminErasurePath } from '#core/contract/site.ts';
import { keptOfErased } from '#core/domain/leads/erasure.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { allUnder, keyOf } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useDialog } from '#web/office/parts/use-dialog.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { ErasurePreview, LeadDetail } from '../../api-types.ts';
import { useKeptText } from './use-kept-text.ts';
import page from '../lead/lead.module.css';
import styles from './erasure.module.css';
import { staleLists } from '../lead-query.ts';

// References must not break at the hyphen.
const references = (ids: readonly number[]) =>
  ids.map((id) => leadReference(id).replace('-', '\u2011')).join(', ');

function Explanation({ preview: { leadIds, otherIds, eraseOn } }: { preview: ErasurePreview }) {
  const t = useTranslations('admin.erasure');
  const keptText = useKeptText();
  const leads = references(leadIds);
  const day = eraseOn && dayOf(eraseOn, 'long');
  return (
    <div className={`${shared.tightRows} ${styles.text}`}>
      <p>{day ? t('later', { leads, day }) : t('now', { leads })}</p>
      {otherIds.length > 0 && <p>{t('others', { leads: references(otherIds) })}</p>}
      <details>
        <summary>{t('stays')}</summary>
        <ul>
          {keptOfErased.map((kept) => (
            <li key={kept}>{keptText(kept, new Date())}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface FormProps {
  lead: LeadDetail;
  onDone: () => void;
}

function EraseForm({ lead: { id }, onDone }: FormProps) {
  const t = useTranslations('admin.erasure');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const reference = leadReference(id);
  const contractForm = useContractForm(eraseLead, {
    start: { reason: '', confirmation: '' },
    toBody: ({ reason }) => ({ reason }),
    options: { params: { id: String(id) } },
    makesStale: [...staleLists, allUnder(listAudit)],
    onSuccess({ receipt }) {
      toastSuccess({ title: t(receipt.erasedAt ? 'done' : 'sealed') });
      void navigate(adminErasurePath(receipt.id));
      // The browser's memory must not keep anything of the person either.
      queries.removeQueries({ queryKey: keyOf(readLead, { params: { id } }) });
    },
    failed: t('failed'),
  });
  const { line, typed } = contractForm;
  const isConfirmed = typed.confirmation.trim().toUpperCase() === reference;
  return (
    <DialogForm of={contractForm} t={t} isDisabled={!isConfirmed} onDone={onDone}>
      <TextInput {...line('reason')} label={t('reason')} hint={t('reasonHint')} />
      <TextInput {...line('confirmation')} label={t('confirmation', { reference })} />
    </DialogForm>
  );
}

function EraseSteps(props: FormProps) {
  const t = useTranslations('admin.erasure');
  const previewQuery = callQuery(
    previewErasure,
    { params: { id: props.lead.id } },
    // Never cached, because an erasure cannot be undone.
    { staleTime: 0, gcTime: 0 },
  );
  return (
    <Loaded query={useQuery(previewQuery)} failure={t('notLoaded')} lines={6}>
      {(preview) => (
        <>
          <Explanation preview={preview} />
          <EraseForm {...props} />
        </>
      )}
    </Loaded>
  );
}

/** At the end of what is known of a lead: the person asked to be forgotten. */
export function EraseCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.erasure');
  const dialog = useDialog();
  return (
    <section aria-label={t('title')} className={page.seldom}>
      <h3 className={page.sub}>{t('title')}</h3>
      <p className={shared.small}>{t('text')}</p>
      <ToolButton onClick={dialog.open}>{t('open')}</ToolButton>
      <Dialog {...dialog} title={t('dialog', { name: `${lead.firstName} ${lead.lastName}` })}>
        <EraseSteps lead={lead} onDone={dialog.close} />
      </Dialog>
    </section>
  );
}
