import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { foldReferralCode } from '#core/domain/referral.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Warning } from '#web/kit/icons.tsx';
import { askForCredit, chooseCode, followCredit } from '../../browser/referral/ask-for-credit.ts';
import { type Credit, outdateCredit } from '../../browser/referral/credited-partner.ts';
import { useCredit } from '../../browser/referral/use-credit.ts';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { ApplicationValues } from './application-values.ts';
import styles from './referral-field.module.css';

/** Whether a code was typed that is not the credited one. */
function isDead({ choice, partner }: Credit): boolean {
  const code = choice?.trim() ?? '';
  return code !== '' && foldReferralCode(code) !== foldReferralCode(partner?.referralCode ?? '');
}

function CreditNote({ credit }: { credit: Credit }) {
  const t = useTranslations('form.referral');
  const { partner, choice } = credit;
  const name = partner && `${partner.firstName} ${partner.lastName}`;
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
 * The code of who sent the buyer, with their name under it. Left alone it shows whom the links
 * credit; what is typed or erased here is the buyer's own word, checked when the field is left.
 */
export function ReferralField(field: ReturnType<FieldOf<ApplicationValues>>) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  const credit = useCredit();
  useEffect(followCredit, []);
  const check = () => {
    if (credit.isOld) {
      void askForCredit();
    }
  };
  return (
    <div>
      <TextInput
        label={t('referralCode')}
        hint={t('referralHint')}
        optional={fields('optional')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        {...field}
        onChange={(event) => {
          chooseCode(event.currentTarget.value);
          outdateCredit();
          return field.onChange(event);
        }}
        onBlur={(event) => {
          check();
          return field.onBlur(event);
        }}
      />
      <div
        className={styles.note}
        role="status"
      >
        {!credit.isOld && <CreditNote credit={credit} />}
      </div>
    </div>
  );
}
