import { useTranslations } from 'use-intl';
import { recordClosing } from '#core/contract/leads/changes.ts';
import { isClosed } from '#core/domain/leads/lead-status.ts';
import { readPrice } from '#core/domain/typed/typed-number.ts';
import { MoneyInput } from '#web/kit/form/MoneyInput.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { DialogForm } from '#web/office/form/DialogForm.tsx';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import shared from '#web/office/styles/shared.module.css';
import { dayOf } from '../../day-of.ts';
import type { LeadDetail } from '../../api-types.ts';
import { May } from '../../May.tsx';
import { useLenderDay } from '../use-lender-day.ts';
import styles from './lead.module.css';
import { LeadDialog, type LeadFormProps, useLeadWrite } from './LeadDialog.tsx';

function ClosingForm(props: LeadFormProps) {
  const { lead, onDone } = props;
  const t = useTranslations('admin.lead.closing');
  const today = useLenderDay();
  const contractForm = useContractForm(recordClosing, {
    ...useLeadWrite(props),
    start: { price: String(lead.closing?.price ?? ''), on: lead.closing?.on ?? today },
    toBody: ({ price, on }) => ({ price: readPrice(price) ?? 0, on }),
    t,
  });
  const { field } = contractForm;
  return (
    <DialogForm of={contractForm} t={t} onDone={onDone}>
      <MoneyInput {...field('price')} label={t('price')} locale="en" />
      <TextInput {...field('on')} label={t('on')} type="date" max={today} />
    </DialogForm>
  );
}

/** The price at closing of a loan that closed: asked until it is recorded, then shown. */
export function Closing({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.closing');
  const { dollars } = useFormats();
  const { closing, status } = lead;
  if (!closing && !isClosed(status)) {
    return null;
  }
  return (
    <div className={`${shared.row} ${styles.closing}`}>
      <p className={closing ? undefined : shared.strong}>
        {closing
          ? t('closed', { price: dollars(closing.price), date: dayOf(closing.on) })
          : t('asked')}
      </p>
      <May call={recordClosing}>
        <LeadDialog
          lead={lead}
          part="closing"
          open={t(closing ? 'change' : 'enter')}
          title={t('title')}
          description={t('text')}
          form={ClosingForm}
        />
      </May>
    </div>
  );
}
