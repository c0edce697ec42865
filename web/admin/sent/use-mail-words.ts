import { useTranslations } from 'use-intl';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';

/** The name of a kind of mail; tests of templates are mails as well. */
export function useMailKind(): (kind: string) => string {
  const t = useTranslations('admin.sentMail');
  const kinds = useTranslations('admin.templates.types');
  return (kind) => {
    const known = mailKinds.find((name) => name === kind);
    return known ? kinds(known) : t('test');
  };
}
