import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { readBasis, updateBasis } from '#core/contract/partners/affiliate/basis.ts';
import { partnerKinds, payees, services } from '#core/domain/partners/partner-kinds.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { May } from '../../May.tsx';
import {
  DraftDialog,
  UnsavedBadge,
  useDraftDialog,
  useDraftName,
} from '../../draft/DraftDialog.tsx';
import { MissingReasons } from '../commissions/MissingReasons.tsx';
import styles from './affiliate.module.css';
import { staleAfterDecision } from '../commissions/commission-queries.ts';

type Basis = z.output<(typeof readBasis)['answer']>;

function Missing({ missing }: Pick<Basis, 'missing'>) {
  const t = useTranslations('admin.basis');
  if (missing.length === 0) {
    return <p className={`${shared.soft} ${styles.calm}`}>{t('complete')}</p>;
  }
  return (
    <div className={shared.notice} role="note">
      <p>{t('missing')}</p>
      <MissingReasons missing={missing} />
    </div>
  );
}

function Agreement({
  agreement: { state, version, acceptedAt, withdrawnAt },
}: {
  agreement: Basis['agreement'];
}) {
  const t = useTranslations('admin.basis.agreement');
  const at = acceptedAt ?? withdrawnAt;
  const text =
    state === 'open' && withdrawnAt !== null
      ? t('withdrawn', { version: String(version) })
      : t(state, { version: String(version) });
  return (
    <>
      {text} {state !== 'none' && at !== null && <ExactTime value={at} />}
    </>
  );
}

function License({ basis }: { basis: Basis }) {
  const t = useTranslations('admin.basis');
  const { dateOf } = useFormats();
  const { licenseState, licenseNumber, licenseExpires, licenseCheckedAt } = basis;
  const looked =
    licenseCheckedAt === null
      ? t('notLookedUp')
      : t('lookedUp', { date: dateOf(licenseCheckedAt), name: basis.licenseCheckedBy ?? '' });
  const until = licenseExpires === null ? null : t('until', { date: dateOf(licenseExpires) });
  const parts = [licenseState, licenseNumber, until, looked];
  return <>{parts.filter((part) => part !== null).join(' · ')}</>;
}

interface FormProps {
  id: number;
  basis: Basis;
  onDone: () => void;
}

function BasisForm({ id, basis, onDone }: FormProps) {
  const t = useTranslations('admin.basis');
  const contractForm = useContractForm(updateBasis, {
    draftName: useDraftName(`basis:${id}`),
    start: {
      kind: basis.kind ?? 'agent',
      payee: basis.payee as string,
      payeeName: basis.payeeName ?? '',
      service: basis.service as string,
      evidence: basis.evidence ?? '',
      licenseState: basis.licenseState ?? '',
      licenseNumber: basis.licenseNumber ?? '',
      licenseExpires: basis.licenseExpires ?? '',
      licenseEvidence: basis.licenseEvidence ?? '',
      licenseCheckedAt: basis.licenseCheckedAt ?? '',
      w9OnFile: basis.w9OnFile,
    },
    toBody: ({ kind, payee, service, licenseExpires, licenseCheckedAt, ...rest }) => ({
      ...rest,
      kind: partnerKinds.find((one) => one === kind) ?? 'agent',
      payee: payees.find((one) => one === payee) ?? 'self',
      service: services.find((one) => one === service) ?? 'referral',
      licenseExpires: licenseExpires || null,
      licenseCheckedAt: licenseCheckedAt || null,
    }),
    options: { params: { id } },
    makesStale: staleAfterDecision,
    done: t('saved'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const { field, typed, isPending } = contractForm;
  const isOtherPayee =
    typed.payee !== basis.payee ||
    (typed.payee !== 'self' && typed.payeeName !== (basis.payeeName ?? ''));
  const choices = <Name extends string>(names: readonly Name[], label: (name: Name) => string) =>
    names.map((value) => ({ value, label: label(value) }));
  return (
    <DialogForm of={contractForm} save={t(isPending ? 'saving' : 'save')} onDone={onDone}>
      <Select
        {...field('kind')}
        label={t('kind')}
        options={choices(partnerKinds, (name) => t(`kinds.${name}`))}
      />
      <Select
        {...field('payee')}
        label={t('payee')}
        options={choices(payees, (name) => t(`payees.${name}`))}
      />
      {typed.payee !== 'self' && (
        <TextInput
          {...field('payeeName')}
          label={t('payeeName')}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <Select
        {...field('service')}
        label={t('service')}
        options={choices(services, (name) => t(`services.${name}`))}
      />
      <TextInput
        {...field('evidence')}
        label={t('evidence')}
        hint={t('evidenceHint')}
        maxLength={1000}
        autoComplete="off"
      />
      <TextInput
        {...field('licenseState')}
        label={t('licenseState')}
        maxLength={2}
        autoComplete="off"
      />
      <TextInput
        {...field('licenseNumber')}
        label={t('licenseNumber')}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput {...field('licenseExpires')} label={t('licenseExpires')} type="date" />
      <TextInput
        {...field('licenseEvidence')}
        label={t('licenseEvidence')}
        hint={t('licenseEvidenceHint')}
        maxLength={500}
        autoComplete="off"
      />
      <TextInput {...field('licenseCheckedAt')} label={t('licenseCheckedAt')} type="date" />
      <Checkbox
        {...field('w9OnFile')}
        label={t('w9OnFile')}
        hint={isOtherPayee && basis.w9OnFile ? t('w9Falls') : undefined}
      />
    </DialogForm>
  );
}

/** The legal basis for paying an affiliate, and what is missing. */
export function BasisCard({ id }: { id: number }) {
  const t = useTranslations('admin.basis');
  const basis = useQuery(callQuery(readBasis, { params: { id } }));
  const draft = useDraftDialog(`basis:${id}`);
  return (
    <Card title={t('title')}>
      <Loaded query={basis} failure={t('failedToRead')} lines={6}>
        {(found) => (
          <>
            <Missing missing={found.missing} />
            <Facts>
              <Fact name={t('kind')}>
                {found.kind === null ? t('notRecorded') : t(`kinds.${found.kind}`)}
              </Fact>
              <Fact name={t('payee')}>{found.payeeName ?? t(`payees.${found.payee}`)}</Fact>
              <Fact name={t('service')}>{t(`services.${found.service}`)}</Fact>
              <Fact name={t('evidence')}>{found.evidence}</Fact>
              <Fact name={t('license')}>
                <License basis={found} />
              </Fact>
              <Fact name={t('agreement.name')}>
                <Agreement agreement={found.agreement} />
              </Fact>
              <Fact name={t('w9')}>{t(found.w9OnFile ? 'onFile' : 'notOnFile')}</Fact>
            </Facts>
            <May call={updateBasis}>
              <ToolButton onClick={draft.open} className={styles.edit}>
                {t('edit')}
                {draft.isUnsaved && <UnsavedBadge />}
              </ToolButton>
            </May>
            <DraftDialog draft={draft} title={t('edit')} description={t('text')}>
              <BasisForm id={id} basis={found} onDone={draft.close} />
            </DraftDialog>
          </>
        )}
      </Loaded>
    </Card>
  );
}
