import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import type { PartnerSees as Level } from '#core/domain/programme/term-values.ts';
import { payValues } from '#core/i18n/format.ts';
import { capitalized } from '#core/i18n/partner-label.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Warning } from '#web/kit/icons.tsx';
import { askForCredit, chooseCode, followCredit } from '../../browser/referral/ask-for-credit.ts';
import {
  type Credit,
  outdateCredit,
  type Partner,
  useCredit,
} from '../../browser/referral/credited-partner.ts';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { ApplicationValues } from './application-values.ts';
import formStyles from '../form/form.module.css';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './referral-field.module.css';

function nameOf({ firstName, lastName }: Partner): string {
  return `${firstName} ${lastName}`.trim();
}

/** Whether the typed code is not the credited one. */
function isDead({ choice, partner }: Credit): boolean {
  const code = choice?.trim() ?? '';
  return code !== '' && foldReferralCode(code) !== foldReferralCode(partner?.referralCode ?? '');
}

function CreditNote({ credit }: { credit: Credit }) {
  const t = useTranslations('form.referral');
  const { partner, choice } = credit;
  const name = partner && nameOf(partner);
  if (isDead(credit)) {
    return (
      <p className={styles.dead}>
        <Warning size={18} />
        <span>{name === null ? t('dead') : t('deadStays', { name })}</span>
      </p>
    );
  }
  if (name !== null) {
    return (
      <p className={styles.named}>
        <Check size={18} />
        <span>{t('by', { name })}</span>
      </p>
    );
  }
  return choice === null ? null : <p>{t('nobody')}</p>;
}

/**
 * The code of the partner who sent the buyer, with the partner's name below it. An untouched field
 * shows the partner that the links credit. A typed or erased code is the buyer's choice, checked on
 * blur.
 */
export function ReferralField(field: ReturnType<FieldOf<ApplicationValues>>) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  const credit = useCredit();
  useEffect(followCredit, []);
  return (
    <div>
      <TextInput
        label={t('referralCode')}
        hint={t('referralHint')}
        optional={fields('optional')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        {...field}
        onChange={(event) => {
          chooseCode(event.currentTarget.value);
          outdateCredit();
          return field.onChange(event);
        }}
        onBlur={(event) => {
          if (credit.isOld) {
            void askForCredit();
          }
          return field.onBlur(event);
        }}
      />
      <div className={styles.note} role="status">
        {!credit.isOld && <CreditNote credit={credit} />}
      </div>
    </div>
  );
}

/**
 * Tells applicants, next to the submit button, how much of them the credited partner will see.
 * Shows nothing without a credited partner. Without a script the page says it below the form.
 */
export function PartnerSees({ level }: { level: Level }) {
  const t = useTranslations('form.partnerSees');
  const { language } = useSite();
  const { partner } = useCredit();
  return (
    partner && (
      <p className={formStyles.note}>
        {capitalized(t('told', { name: nameOf(partner), level }))}
        {partner.pay && ` ${t('paid', payValues(partner.pay, language))}`}
      </p>
    )
  );
}
