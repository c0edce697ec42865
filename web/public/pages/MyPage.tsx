import { useTranslations } from 'use-intl';
import { buyerPaths, type OwnPageView, type SiteData } from '#core/contract/site.ts';
import { retention } from '#core/domain/operations/kept-data.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Mail, Phone } from '#web/kit/icons.tsx';
import type { PageProps } from '../entry-server.tsx';
import { OwnApplication } from '../parts/my/OwnApplication.tsx';
import { useSite } from '../runtime/site-context.tsx';
import { telephoneLink } from '../sections/frame/Header.tsx';
import { Layout } from '../sections/frame/Layout.tsx';
import layout from '../sections/frame/layout.module.css';
import styles from '../parts/my/my.module.css';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { ownAction } from '../parts/my/own-form.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';

/** Asks for a link to the address that the typed one may have been meant as. */
function AskMeant({ data, address }: { data: SiteData; address: string }) {
  const t = useTranslations('fields');
  return (
    <form
      method="post"
      action={localizedPath(buyerPaths.ask, data.language)}
      className={layout.actions}
    >
      <Button type="submit" name="email" value={address}>
        {t('emailMeant', { address })}
      </Button>
    </form>
  );
}

interface AskLinkProps {
  data: SiteData;
  /** The typed text if it is not an email address. */
  typed: string | undefined;
}

/** Asks for a new link; the answer is the same for every address. */
function AskLink({ data, typed }: AskLinkProps) {
  const t = useTranslations('my.newLink');
  return (
    <form
      method="post"
      action={localizedPath(buyerPaths.ask, data.language)}
      className={`${layout.card} ${styles.ask}`}
    >
      <TextInput
        id="email"
        name="email"
        type="email"
        label={t('label')}
        defaultValue={typed}
        error={typed === undefined ? undefined : validationMessage('email.valid', data.language)}
        autoComplete="email"
        required
      />
      <Button type="submit" variant="sun">
        {t('send')}
      </Button>
    </form>
  );
}

interface AskDigitsProps {
  data: SiteData;
  own: Extract<OwnPageView, { state: 'digits' }>;
}

/** Asks a new browser for digits of the telephone number; the page names no one. */
function AskDigits({ data, own: { token, isWrong, isLocked } }: AskDigitsProps) {
  const t = useTranslations('my.digits');
  return (
    <section className={`${layout.container} ${styles.digits}`}>
      <h1>{t('title')}</h1>
      {isLocked ? (
        <p role="alert">{t('locked')}</p>
      ) : (
        <form method="post" action={ownAction(data, token, 'open')} className={layout.card}>
          <TextInput
            id="phoneLast4"
            name="phoneLast4"
            label={t('label')}
            hint={t('intro')}
            error={isWrong ? t('wrong') : undefined}
            inputMode="numeric"
            autoComplete="off"
            pattern="\d{4}"
            maxLength={4}
            required
          />
          <Button type="submit" variant="sun" isWide>
            {t('open')}
          </Button>
        </form>
      )}
    </section>
  );
}

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
