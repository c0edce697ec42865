import { useTranslations } from 'use-intl';
import { buyerPaths, type SiteData } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { validationMessage } from '#core/i18n/validation-message.ts';
import { Button } from '#web/kit/Button.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import layout from '../../sections/frame/layout.module.css';
import styles from './my.module.css';

/** Asks for a link to the address that the typed one may have been meant as. */
export function AskMeant({ data, address }: { data: SiteData; address: string }) {
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
export function AskLink({ data, typed }: AskLinkProps) {
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
