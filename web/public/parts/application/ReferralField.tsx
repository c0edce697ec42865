import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { foldReferralCode } from '#core/domain/partners/referral.ts';
import type { PartnerSees as Level } from '#core/domain/programme/term-values.ts';
import { payValues } from '#core/i18n/format.ts';
import { capitalized } from '#core/i18n/partner-label.ts';
import { RadioGroup } from '#web/kit/form/RadioGroup.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { Check, Warning } from '#web/kit/icons.tsx';
import { askForCredit, chooseCode, followCredit } from '../../browser/referral/ask-for-credit.ts';
import {
  type Credit,
  outdateCredit,
  type Partner,
  useCredit,
} from '../../browser/referral/credited-partner.ts';
import { claimedReferralCode } from '../../browser/storage/referral-choice.ts';
import { FieldGroup } from '../form/FieldGroup.tsx';
import type { FieldOf } from '../form/use-kept-form.ts';
import type { ApplicationValues } from './application-values.ts';
import formStyles from '../form/form.module.css';
import { useSite } from '../../runtime/site-context.tsx';
import styles from './referral-field.module.css';

function nameOf({ firstName, lastName }: Partner): string {
  return `${firstName} ${lastName}`.trim();
}

function CreditNote({ credit: { partner, choice, isAsked } }: { credit: Credit }) {
  const t = useTranslations('form.referral');
  const name = partner ? nameOf(partner) : '';
  // Typed, or of a link that credits nobody.
  const code = (choice ?? ((isAsked && !partner && claimedReferralCode()) || '')).trim();
  const isDead =
    code && (!partner || foldReferralCode(code) !== foldReferralCode(partner.referralCode));
  if (!isDead && !partner) {
    return choice !== null && <p>{t('nobody')}</p>;
  }
  const Icon = isDead ? Warning : Check;
  return (
    <p className={isDead ? styles.dead : styles.named}>
      <Icon size={18} />
      <span>{t(isDead ? (partner ? 'deadStays' : 'dead') : 'by', { name, code })}</span>
    </p>
  );
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
        placeholder=" "
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

/** The value, but while a pointer is down the one before: nothing may move under a pressed button. */
function useStill<T>(value: T): T {
  const [isPressed, setIsPressed] = useState(false);
  const [still, setStill] = useState(value);
  useEffect(() => {
    const press = () => setIsPressed(true);
    const release = () => void setTimeout(() => setIsPressed(false));
    addEventListener('pointerdown', press);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
    };
  }, []);
  if (!isPressed && still !== value) {
    setStill(value);
  }
  return still;
}

export interface PartnerView {
  /** How much the program shows a partner, at most, and the lower levels; the lowest first. */
  levels: readonly Level[];
  /** The program pays commissions. */
  paysCommissions: boolean;
}

/** What the credited partner will see, and the applicant's choice of it, before the button. */
export function PartnerChoice({
  view: { levels, paysCommissions },
  isTyped,
  field,
}: {
  view: PartnerView;
  /** A posted form names a code. */
  isTyped: boolean;
  field: FieldOf<ApplicationValues>;
}) {
  const t = useTranslations('form.partnerSees');
  const { figures, language } = useSite();
  const { partner, isAsked } = useStill(useCredit());
  if (!partner && isAsked) {
    return null;
  }
  const name = partner ? nameOf(partner) : '';
  const title = t('title', { name, isNamed: partner ? 'yes' : 'no' });
  // The server cannot know whom the code names.
  const pay = partner
    ? partner.pay
    : paysCommissions
      ? { unit: 'percent' as const, rate: null }
      : undefined;
  return (
    <FieldGroup
      id="partner-title"
      title={title}
      className={formStyles.partner!}
      // The server removes it if the page's address contains a partner's code.
      data-unreferred={partner || isTyped ? undefined : ''}
    >
      <p className={formStyles.note}>
        {partner && capitalized(t('intro', { name }))}{' '}
        {pay && t('paid', { ...figures, ...payValues(pay, language) })}
      </p>
      <RadioGroup
        label={<span className="visually-hidden">{title}</span>}
        defaultValue={levels.at(-1)}
        options={levels.map((value) => ({
          value,
          label: t(`levels.${value}`),
          note: t(`notes.${value}`),
        }))}
        {...field('partnerSees')}
      />
    </FieldGroup>
  );
}
