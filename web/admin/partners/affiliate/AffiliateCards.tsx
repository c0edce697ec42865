import { useLocale, useTranslations } from 'use-intl';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import {
  listGuestsOf,
  removeGuestOf,
  removeGuestsOf,
} from '#core/contract/partners/affiliate/guests.ts';
import { listPayees } from '#core/contract/partners/affiliate/payees.ts';
import { displayPhone, formatPhone } from '#core/domain/phone.ts';
import { stateName } from '#core/domain/us-states.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { CodeBadge } from '#web/office/parts/Badge.tsx';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { CopyButton } from '#web/office/parts/CopyButton.tsx';
import { EmailText } from '#web/office/parts/EmailText.tsx';
import { mailLink, telephoneLink } from '#web/office/parts/contact-links.ts';
import shared from '#web/office/styles/shared.module.css';
import { commissionText } from '../affiliates/commission-text.ts';
import { May } from '../../May.tsx';
import type { AffiliateRow } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import { AcceptanceCard, type Basis, BasisCard } from './BasisCard.tsx';
import { PayeesCard } from './PayeesCard.tsx';
import styles from './affiliate.module.css';
import { commissionSumsQuery } from '../commissions/commission-queries.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';

function GuestsCard({ id }: { id: number }) {
  const t = useTranslations('admin.affiliate.guests');
  const { data } = useAnswer(listGuestsOf, { params: { id } });
  const { mutate, isPending } = useWrite(removeGuestOf, {
    makesStale: [listGuestsOf],
    done: t('removed'),
    failed: t('notRemoved'),
  });
  // As many as one call takes.
  const some = data?.items.slice(0, 1000) ?? [];
  const count = String(some.length);
  return data && data.items.length > 0 ? (
    <Card title={t('title', { count: String(data.items.length) })}>
      {some.length > 1 && (
        <ConfirmedWrite
          entry={removeGuestsOf}
          options={{ params: { id }, body: { ids: some.map((guest) => guest.id) } }}
          makesStale={[listGuestsOf]}
          done={t('allRemoved')}
          failed={t('notRemoved')}
          button={<ToolButton>{t('removeAll', { count })}</ToolButton>}
          title={t('removeAll', { count })}
          names={some.map(({ firstName, lastName, email }) => `${firstName} ${lastName}, ${email}`)}
          confirm={t('remove')}
        >
          {t('removeAllText')}
        </ConfirmedWrite>
      )}
      <ul className={shared.stack}>
        {data.items.map(({ id: guestId, firstName, lastName, email, phone, openHouse }) => (
          <li key={guestId} className={shared.between}>
            <div className={shared.lines}>
              <strong>{`${firstName} ${lastName}`}</strong>
              <span className={shared.smallWrap}>
                {`${email} · ${formatPhone(phone)} · ${openHouse ?? ''}`}
              </span>
            </div>
            <ToolButton
              aria-label={t('removeOf', { name: `${firstName} ${lastName}` })}
              disabled={isPending}
              onClick={() => mutate({ params: { id, guestId } })}
            >
              {t('remove')}
            </ToolButton>
          </li>
        ))}
      </ul>
    </Card>
  ) : null;
}

interface CardProps {
  affiliate: AffiliateRow;
}

function Contact({ affiliate }: CardProps) {
  const t = useTranslations('admin.affiliate.contact');
  const { email, phone, company, state, licenseNumber } = affiliate;
  return (
    <Card title={t('title')}>
      <Facts>
        <Fact name={t('email')}>
          <a href={mailLink(email)}>
            <EmailText>{email}</EmailText>
          </a>
        </Fact>
        <Fact name={t('phone')}>
          {phone && <a href={telephoneLink(phone)}>{displayPhone(phone)}</a>}
        </Fact>
        <Fact name={t('company')}>{company}</Fact>
        <Fact name={t('state')}>{state && stateName(state)}</Fact>
        <Fact name={t('licenseNumber')}>{licenseNumber}</Fact>
      </Facts>
    </Card>
  );
}

function ReferralLink({ affiliate: { referralCode, referralLink, isActive } }: CardProps) {
  const t = useTranslations('admin.affiliate.link');
  return (
    <Card title={t('title')} aside={<CodeBadge code={referralCode} />}>
      <div className={`${shared.row} ${styles.link}`}>
        <a href={referralLink} target="_blank" rel="noreferrer">
          {referralLink}
        </a>
        <CopyButton text={referralLink} label={t('copy')} />
      </div>
      {!isActive && <p className={styles.note}>{t('asleep')}</p>}
    </Card>
  );
}

function Commission({ affiliate }: CardProps) {
  const t = useTranslations('admin.affiliate.commission');
  const inWords = useTranslations('admin.affiliates.commission');
  const { cents } = useFormats();
  const { data } = useQuery(commissionSumsQuery(affiliate.id));
  return (
    <Card
      title={t('title')}
      aside={
        <Link to={`${pathOf('commissions')}&affiliate=${affiliate.id}`}>
          {t('everyCommission')}
        </Link>
      }
    >
      <Facts>
        <Fact name={t('rate')}>{commissionText(inWords, affiliate, useLocale())}</Fact>
        <Fact name={t('kind')}>{affiliate.isLicensedRealtor ? t('licensed') : t('other')}</Fact>
        <Fact name={t('total')}>{cents(affiliate.totalCommissions)}</Fact>
        {data && (
          <>
            <Fact name={t('estimated')}>{cents(data.states.qualified.earnedCents)}</Fact>
            <Fact name={t('approved')}>{cents(data.states.approved.earnedCents)}</Fact>
            <Fact name={t('paid')}>{cents(data.paidCents)}</Fact>
          </>
        )}
      </Facts>
    </Card>
  );
}

export function AffiliateCards({ affiliate, basis }: CardProps & { basis: Basis }) {
  return (
    <div className={shared.columns}>
      <div className={shared.stack}>
        <BasisCard affiliate={affiliate} basis={basis} />
        <May call={listPayees}>
          <PayeesCard id={affiliate.id} />
        </May>
      </div>
      <div className={shared.stack}>
        <Contact affiliate={affiliate} />
        <ReferralLink affiliate={affiliate} />
        <Commission affiliate={affiliate} />
        <AcceptanceCard agreement={basis.agreement} />
        <May call={listGuestsOf}>
          <GuestsCard id={affiliate.id} />
        </May>
      </div>
    </div>
  );
}
