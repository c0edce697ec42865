import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { readBasis, updateBasis } from '#core/contract/partners/affiliate/basis.ts';
import { approveAffiliate } from '#core/contract/partners/affiliate/review.ts';
import { readAffiliate } from '#core/contract/partners/affiliates.ts';
import { licenseRegister } from '#core/domain/partners/license-registers.ts';
import {
  isLicensedKind,
  type PartnerKind,
  partnerKinds,
  type Service,
  services,
} from '#core/domain/partners/partner-kinds.ts';
import { stateCodes, stateName } from '#core/domain/us-states.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { Button } from '#web/kit/Button.tsx';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { Select } from '#web/kit/form/Select.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { ConflictNote } from '#web/office/edit-conflicts/ConflictNote.tsx';
import { useEditForm } from '#web/office/edit-conflicts/use-edit-form.ts';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import { useDraftName } from '../../draft/DraftDialog.tsx';
import type { AffiliateRow } from '../../api-types.ts';
import { useMay } from '../../navigation/session-query.ts';
import { staleAfterDecision } from '../commissions/commission-queries.ts';
import styles from './affiliate.module.css';
import { useAnchor } from '../../use-anchor.ts';

export type Basis = z.output<(typeof readBasis)['answer']>;

/** The license as the partner wrote it, until it is looked up. */
function takenOver(basis: Basis, registerOf: (values: { state: string }) => string) {
  const { licenseState: state, licenseCheckedAt } = basis;
  const isExpired = basis.missing.some(({ what }) => what === 'licenseExpired');
  return {
    licenseState: state ?? '',
    licenseNumber: basis.licenseNumber ?? '',
    licenseEvidence:
      basis.licenseEvidence ?? (state ? registerOf({ state: stateName(state) }) : ''),
    licenseExpires: isExpired ? '' : (basis.licenseExpires ?? ''),
    licenseCheckedAt: isExpired ? basis.today : (licenseCheckedAt ?? basis.today),
  };
}

interface BasisFormProps {
  affiliate: AffiliateRow;
  basis: Basis;
  onDone?: (() => void) | undefined;
}

function BasisForm({ affiliate, basis, onDone }: BasisFormProps) {
  const t = useTranslations('admin.basis');
  const { id, updatedAt, needsReview } = affiliate;
  const mayEndReview = useMay()(approveAffiliate) && needsReview;
  const queries = useQueryClient();
  const registerOf = (values: { state: string }) => t('registerOf', values);
  const taken = takenOver(basis, registerOf);
  const { licenseState, licenseNumber, licenseExpires, licenseEvidence, licenseCheckedAt } = basis;
  const asRecorded = {
    licenseState,
    licenseNumber,
    licenseExpires,
    licenseEvidence,
    licenseCheckedAt,
  };
  // Until a kind is chosen, as the account says.
  const asksLicense = (kind: string) => (kind ? isLicensedKind(kind) : affiliate.isLicensedRealtor);
  const editing = useEditForm({
    entry: updateBasis,
    row: basis,
    draftName: useDraftName(`basis:${id}`),
    valuesOf: (row: Basis) => ({
      // No kind is taken for granted: a license alone does not tell an agent from a broker.
      kind: (row.kind ?? '') as string,
      ...takenOver(row, registerOf),
      service: row.service as string,
      evidence: row.evidence ?? '',
      endsReview: true,
    }),
    // The whole record: what was not typed is what is recorded.
    toBody: (_begun, { kind, service, evidence, endsReview, ...license }) =>
      ({
        kind,
        service,
        evidence,
        ...(asksLicense(kind) ? emptyDaysToNull(license) : asRecorded),
        ...(mayEndReview && endsReview && { reviewedAt: updatedAt }),
      }) as BodyOf<typeof updateBasis>,
    options: { params: { id } },
    makesStale: staleAfterDecision,
    readNow: () =>
      queries.fetchQuery({ ...callQuery(readBasis, { params: { id } }), staleTime: 0 }),
    rowOf: (answer) => answer,
    done: t('saved'),
    failed: t('failed'),
    onSuccess: onDone,
  });
  const { field, line, typed, isPending } = editing;
  const words: Partial<Record<string, (value: string) => string>> = {
    kind: (value) => t(`kinds.${value as PartnerKind}`),
    service: (value) => t(`services.${value as Service}`),
    licenseState: stateName,
    licenseExpires: dayOf,
    licenseCheckedAt: dayOf,
  };
  const look = (name: keyof typeof taken) =>
    basis.licenseCheckedAt === null && taken[name] && typed[name] === taken[name]
      ? styles.taken
      : undefined;
  const register = licenseRegister(typed.licenseState || null);
  return (
    <form {...editing.form} className={`${shared.rows} ${styles.basis}`}>
      {editing.conflict && (
        <div className={shared.whole}>
          <ConflictNote
            editing={editing}
            label={(name) => t(name)}
            inWords={(name, value) => (value && words[name]?.(value)) || value}
          />
        </div>
      )}
      <Select
        {...field('kind')}
        label={t('kind')}
        options={partnerKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        placeholder={t('choose')}
      />
      {asksLicense(typed.kind) && (
        <>
          <div className={look('licenseState')}>
            <Select
              {...field('licenseState')}
              label={t('licenseState')}
              options={stateCodes.map((value) => ({ value, label: stateName(value) }))}
              placeholder={t('choose')}
            />
          </div>
          <div className={look('licenseNumber')}>
            <TextInput {...line('licenseNumber')} label={t('licenseNumber')} />
          </div>
          <div className={look('licenseEvidence')}>
            <TextInput {...line('licenseEvidence')} label={t('licenseEvidence')} />
            <a className={styles.register} href={register.url} target="_blank" rel="noreferrer">
              {register.isOfState
                ? t('register', { state: stateName(typed.licenseState) })
                : t('anyRegister')}
            </a>
          </div>
          <div className={look('licenseExpires')}>
            <TextInput {...field('licenseExpires')} label={t('licenseExpires')} type="date" />
          </div>
          <div className={look('licenseCheckedAt')}>
            <TextInput
              {...field('licenseCheckedAt')}
              label={t('licenseCheckedAt')}
              type="date"
              max={basis.today}
            />
          </div>
        </>
      )}
      <Select
        {...field('service')}
        label={t('service')}
        options={services.map((value) => ({ value, label: t(`services.${value}`) }))}
      />
      <div className={styles.wide}>
        <TextInput {...line('evidence')} label={t('evidence')} hint={t('evidenceHint')} />
      </div>
      <div className={`${shared.between} ${shared.whole}`}>
        <div className={shared.small}>
          {basis.licenseCheckedAt === null
            ? t('notLookedUp')
            : t('lookedUp', {
                date: dayOf(basis.licenseCheckedAt),
                name: basis.licenseCheckedBy ?? '',
              })}
          {mayEndReview && <Checkbox {...field('endsReview')} label={t('endsReview')} />}
        </div>
        <Button type="submit" variant="ink" disabled={isPending}>
          {t(isPending ? 'saving' : 'save')}
        </Button>
      </div>
    </form>
  );
}

function emptyDaysToNull<License extends { licenseExpires: string; licenseCheckedAt: string }>(
  license: License,
) {
  const { licenseExpires, licenseCheckedAt } = license;
  return {
    ...license,
    licenseExpires: licenseExpires || null,
    licenseCheckedAt: licenseCheckedAt || null,
  };
}

export function BasisCard({ affiliate, basis }: { affiliate: AffiliateRow; basis: Basis }) {
  const t = useTranslations('admin.basis');
  return (
    <div ref={useAnchor('basis')}>
      <Card title={t('title')} aside={<span className={shared.small}>{t('text')}</span>}>
        <BasisForm affiliate={affiliate} basis={basis} />
      </Card>
    </div>
  );
}

/** The same form among the commissions that wait for it. */
export function BasisInPlace({ id, onDone }: { id: number; onDone: () => void }) {
  const t = useTranslations('admin.basis');
  const affiliate = useAnswer(readAffiliate, { params: { id } });
  const basis = useAnswer(readBasis, { params: { id } });
  return (
    <Loaded query={affiliate} failure={t('failedToRead')} lines={4}>
      {(account) => (
        <Loaded query={basis} failure={t('failedToRead')} lines={4}>
          {(found) => <BasisForm affiliate={account} basis={found} onDone={onDone} />}
        </Loaded>
      )}
    </Loaded>
  );
}

export function AcceptanceCard({ agreement }: Pick<Basis, 'agreement'>) {
  const t = useTranslations('admin.basis.agreement');
  const { state, version, acceptedAt, withdrawnAt, name, earlier } = agreement;
  const at = acceptedAt ?? withdrawnAt;
  const key = state === 'open' && withdrawnAt !== null ? 'withdrawn' : state;
  return (
    <Card title={t('name')}>
      <Facts>
        <Fact name={t('version', { version: String(version) })}>
          {t(key)} {state !== 'none' && at !== null && <ExactTime value={at} />}
          {name !== null && state === 'accepted' && (
            <div className={shared.small}>{t('as', { name })}</div>
          )}
        </Fact>
        {earlier.map((one) => (
          <Fact key={one.acceptedAt} name={t('version', { version: String(one.version) })}>
            {t(one.withdrawnAt === null ? 'accepted' : 'withdrawn')}{' '}
            <ExactTime value={one.withdrawnAt ?? one.acceptedAt} />
            {one.name !== null && <div className={shared.small}>{t('as', { name: one.name })}</div>}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
