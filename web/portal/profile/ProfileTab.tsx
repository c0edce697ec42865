import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type * as z from 'zod/mini';
import { changeOwnPassword } from '#core/contract/partners/affiliate/account.ts';
import { readEarnings } from '#core/contract/partners/affiliate/earnings.ts';
import {
  changeMailWishes,
  type mailWishes,
  readMailWishes,
} from '#core/contract/partners/affiliate/mails.ts';
import { mailSwitches } from '#core/domain/mail/chosen-mail.ts';
import { Button } from '#web/kit/Button.tsx';
import { NewPasswordFields } from '#web/office/account/NewPasswordFields.tsx';
import { PasswordInput } from '#web/office/account/PasswordInput.tsx';
import account from '#web/office/account/account.module.css';
import { callQuery } from '#web/office/cache/call-query.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { documentMark } from '#web/office/hydration/document-mark.ts';
import { useContractForm } from '#web/office/form/use-contract-form.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { Card } from '#web/office/parts/Card.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import shared from '#web/office/styles/shared.module.css';
import { confirmationError } from '../password-rules.ts';
import { useSession } from '../session-context.ts';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.css';

function PasswordFields({ email }: { email: string }) {
  const t = useTranslations('portal.profile.password');
  const { form, field, startOver, isPending } = useContractForm(changeOwnPassword, {
    start: { currentPassword: '', newPassword: '', confirmPassword: '' },
    alsoCheck: confirmationError,
    toBody: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword }),
    makesStale: 'nothing',
    t,
    about: () => t('doneText'),
    failedText: t('failedText'),
    onSuccess: () => startOver(),
  });
  return (
    <form {...form} className={shared.stack}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput {...field('currentPassword')} label={t('current')} />
      <NewPasswordFields field={field} t={t} />
      <Button type="submit" className={account.submit} disabled={isPending}>
        {isPending ? t('pending') : t('submit')}
      </Button>
    </form>
  );
}

function PasswordForm() {
  const t = useTranslations('portal.profile.password');
  const { affiliate, isImpersonation } = useSession();
  const name = `${affiliate.firstName} ${affiliate.lastName}`;
  return (
    <Card title={t('title')}>
      {isImpersonation ? (
        <p>{t('notYours', { name })}</p>
      ) : (
        <PasswordFields email={affiliate.email} />
      )}
    </Card>
  );
}

const mailWishesQuery = callQuery(readMailWishes);

interface CommissionTerms {
  /** A share of the home price. */
  licensedRate: number;
  /** US dollars per closing. */
  flatDollars: number;
}

/** From the document; null while the program pays none. */
function commissionTerms(): CommissionTerms | null {
  const [licensedRate, flatDollars] = (documentMark('commission') ?? '').split(' ').map(Number);
  const isWhole = Number.isFinite(licensedRate) && Number.isFinite(flatDollars);
  return isWhole ? { licensedRate: licensedRate!, flatDollars: flatDollars! } : null;
}

/**
 * The commission for a referral under today's terms, and this affiliate's own rate; hidden while
 * the program pays no commissions.
 */
function CommissionNote() {
  const t = useTranslations('portal.profile.commission');
  const { affiliate } = useSession();
  const { exactDollars, rate: rateText } = useFormats();
  const { commissionRate: rate, needsReview } = affiliate;
  const terms = commissionTerms();
  const { data: earnings } = useAnswer(readEarnings);
  if (terms === null || earnings?.isOn === false) {
    return null;
  }
  const own =
    affiliate.commissionUnit === 'percent'
      ? t('ownLicensed', { rate: rateText(rate) })
      : t('ownOther', { fee: exactDollars(rate) });
  return (
    <Card title={t('title')}>
      <div className={`${shared.stack} ${styles.note}`}>
        <p>{t('licensed', { licensedRate: rateText(terms.licensedRate) })}</p>
        <p>{t('others', { flatFee: exactDollars(terms.flatDollars) })}</p>
        <p>
          {t('own')}: <strong>{own}</strong>
        </p>
        {needsReview && <p className={styles.review}>{t('review')}</p>}
        <p className={shared.soft}>{t('estimate')}</p>
      </div>
    </Card>
  );
}

type Wishes = z.output<typeof mailWishes>;

function Switches({ wishes }: { wishes: Wishes }) {
  const t = useTranslations('portal.profile.mails');
  const queries = useQueryClient();
  const { mutate, isPending } = useWrite(changeMailWishes, {
    makesStale: 'nothing',
    done: t('done'),
    failed: t('notSaved'),
    failedText: t('notSavedText'),
    onSuccess: (stored) => queries.setQueryData(mailWishesQuery.queryKey, stored),
  });
  return (
    <ul className={styles.switches}>
      {mailSwitches.map((name) => (
        <li key={name}>
          <span aria-hidden="true">{t(name)}</span>
          <Switch
            isOn={wishes[name]}
            isPending={isPending}
            label={t(name)}
            onChange={(isOn) => mutate({ body: { ...wishes, [name]: isOn } })}
          />
        </li>
      ))}
    </ul>
  );
}

function MailsCard() {
  const t = useTranslations('portal.profile.mails');
  const wishes = useQuery(mailWishesQuery);
  return (
    <Card title={t('title')}>
      <Loaded query={wishes} failure={t('failed')} lines={3}>
        {(found) => <Switches wishes={found} />}
      </Loaded>
      <p className={shared.soft}>{t('always')}</p>
    </Card>
  );
}

export function ProfileTab() {
  return (
    <div className={`${shared.columns} ${styles.columns}`}>
      <ProfileForm />
      <div className={shared.stack}>
        <CommissionNote />
        <MailsCard />
        <PasswordForm />
      </div>
    </div>
  );
}
