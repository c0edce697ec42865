import { useTranslations } from 'use-intl';
import type { OwnPageView } from '#core/contract/site.ts';
import { retention } from '#core/domain/operations/kept-data.ts';
import { ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import type { PageProps } from '../entry-server.tsx';
import { AskLink, AskMeant } from '../parts/my/AskLink.tsx';
import { AskDigits } from '../parts/my/AskDigits.tsx';
import { OwnApplication } from '../parts/my/OwnApplication.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from './my-page.module.css';

type WithoutData = Exclude<OwnPageView, { state: 'open' | 'digits' }>;

/** The page for a dead link, without personal data: the reason, and how to get a new link. */
function NothingHere({ data, own }: PageProps & { own: WithoutData }) {
  const t = useTranslations('my');
  const { phone } = useSite().figures;
  const { supportEmail } = data.terms;
  return (
    <section className={`${layout.container} ${styles.alone}`}>
      <h1>{t(`${own.state}.title`)}</h1>
      <p>{t(`${own.state}.text`, { days: String(retention.buyerLinkDays) })}</p>
      {own.state !== 'sent' && <AskLink data={data} typed={own.typed} />}
      {own.meant && <AskMeant data={data} address={own.meant} />}
      <p className={layout.actions}>
        {phone && (
          <ButtonLink variant="ink" href={telephoneLink(phone)}>
            <Phone size={20} />
            {phone}
          </ButtonLink>
        )}
        <ButtonLink href={`mailto:${supportEmail}`}>
          <Mail size={20} />
          {supportEmail}
        </ButtonLink>
      </p>
    </section>
  );
}

/**
 * A buyer's own page, complete without a script: every switch is a form. It has no script at all,
 * so that nothing on it is tracked and its address stays here.
 */
export default function MyPage({ data }: PageProps) {
  const own: OwnPageView = data.own ?? { state: 'gone' };
  return (
    <Layout data={data}>
      {own.state === 'open' ? (
        <OwnApplication data={data} own={own} />
      ) : own.state === 'digits' ? (
        <AskDigits data={data} own={own} />
      ) : (
        <NothingHere data={data} own={own} />
      )}
    </Layout>
  );
}
