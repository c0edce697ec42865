import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { creditLead } from '#core/contract/leads/changes.ts';
import { isOwnReferral } from '#core/domain/visitor/suspicion.ts';
import { Checkbox } from '#web/kit/form/Checkbox.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import type { LeadDetail } from '../../api-types.ts';
import { AffiliateChoice, type Candidate, nobody } from './AffiliateChoice.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './credit.module.css';
import { LeadDialog, type LeadFormProps, useLeadWrite } from './LeadDialog.tsx';
import { useMay } from '../../navigation/session-query.ts';
import { leadQuery, staleAfterEdit } from '../lead-query.ts';
import { staleAfterDecision } from '../../partners/commissions/commission-queries.ts';

// The search and the chosen affiliate's name are kept with the draft but not sent.
const blank = {
  sought: '',
  affiliateId: '',
  name: '',
  reason: '',
  isSelf: false,
  isSelfMeant: false,
};

function CreditForm(props: LeadFormProps) {
  const { lead, onDone } = props;
  const t = useTranslations('admin.credit');
  const queries = useQueryClient();
  const contractForm = useContractForm(creditLead, {
    ...useLeadWrite(props),
    start: blank,
    toBody: ({ affiliateId, reason, isSelfMeant }) => ({
      affiliateId: affiliateId === '' || affiliateId === nobody ? null : Number(affiliateId),
      seenAffiliateId: lead.referral?.affiliateId ?? null,
      reason,
      isSelfMeant,
    }),
    alsoCheck: ({ affiliateId, isSelf, isSelfMeant }) => ({
      ...(affiliateId === '' && { affiliateId: 'text.line' as const }),
      ...(isSelf && !isSelfMeant && { isSelfMeant: 'text.line' as const }),
    }),
    makesStale: [...staleAfterEdit, ...staleAfterDecision],
    t,
    // A colleague may have decided: the page shows their decision, and the typed text stays.
    onError: () => void queries.invalidateQueries({ queryKey: leadQuery(lead.id).queryKey }),
  });
  const { field, line, typed, set } = contractForm;
  const choose = (candidate: Candidate | null) => {
    set('name', candidate?.name ?? '');
    set('isSelf', candidate !== null && isOwnReferral(lead, candidate));
    set('isSelfMeant', false);
  };
  const { error: wrong, ...radio } = field('affiliateId');
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <TextInput
        {...line('sought')}
        label={t('sought')}
        hint={t('soughtHint')}
        type="search"
        optional={t('optional')}
        maxLength={100}
      />
      <AffiliateChoice
        radio={radio}
        error={wrong ? t('missing') : undefined}
        sought={typed.sought}
        chosen={typed.affiliateId}
        chosenName={typed.name}
        credited={lead.referral?.affiliateId ?? null}
        onChoose={choose}
      />
      {typed.isSelf && (
        <div className={`${shared.clay} ${styles.careful}`} role="alert">
          <p>{t('self', { name: typed.name })}</p>
          <Checkbox
            {...field('isSelfMeant')}
            error={field('isSelfMeant').error && t('selfMissing')}
            label={t('selfMeant')}
          />
        </div>
      )}
      <TextInput {...line('reason')} label={t('reason')} hint={t('reasonHint')} />
    </DialogForm>
  );
}

/** For admins only, as everything about money is. */
export function CreditDialog({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.credit');
  const mayCredit = useMay()(creditLead);
  if (!mayCredit) {
    return null;
  }
  const { affiliateName, status } = lead.referral ?? { affiliateName: null, status: 'void' };
  const isDecided = status === 'approved' || status === 'paid';
  return (
    <LeadDialog
      lead={lead}
      part="credit"
      open={t('open')}
      title={t('title')}
      description={
        isDecided
          ? t(status, { name: affiliateName ?? '' })
          : t('text', { name: affiliateName ?? t('nobody') })
      }
      form={isDecided ? null : CreditForm}
    />
  );
}
