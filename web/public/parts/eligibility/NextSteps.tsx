import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { digitsOf } from '#core/domain/phone.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { inLanguage } from '../../browser/go-to.ts';
import { useSite } from '../../runtime/site-context.tsx';

/** The text of what leads to the application: the specified words, or plain ones. */
export function applyWords({ reserveWords }: SiteFigures) {
  return reserveWords === 'yes' ? 'reserve' : 'goOn';
}

interface NextStepsProps {
  eligible: boolean;
  /** Leads back to the form where it stands on the same page. */
  onAgain: (() => void) | undefined;
  /** What leads to the application and back to the form, if not links. */
  ways: { apply: ReactNode; again: ReactNode } | undefined;
}

/**
 * The application, which is open to everybody, a specialist, and where a requirement is not met the
 * form once more. An invitation to talk begins with the specialist.
 */
export function NextSteps({ eligible, onAgain, ways }: NextStepsProps) {
  const t = useTranslations('results');
  const { figures } = useSite();
  const { phone, negativeAnswer } = figures;
  const isInvited = !eligible && negativeAnswer === 'invite';
  const apply = ways?.apply ?? (
    <ButtonLink
      variant={isInvited ? 'outline' : 'sun'}
      size="large"
      href={inLanguage('/apply')}
    >
      {eligible ? t(`eligible.${applyWords(figures)}`) : t('ineligible.anyway')}
    </ButtonLink>
  );
  return (
    <>
      {!isInvited && apply}
      {phone && (
        <ButtonLink
          variant={isInvited ? 'sun' : 'outline'}
          size="large"
          href={`tel:+1${digitsOf(phone)}`}
        >
          <Phone size={20} />
          {eligible ? t('eligible.call', { phone: unbroken(phone) }) : t('ineligible.specialist')}
        </ButtonLink>
      )}
      {isInvited && apply}
      {eligible
        ? null
        : (ways?.again ??
          (onAgain ? (
            <Button
              size="large"
              onClick={onAgain}
            >
              {t('ineligible.again')}
            </Button>
          ) : (
            <ButtonLink
              size="large"
              href={inLanguage('/qualify')}
            >
              {t('ineligible.again')}
            </ButtonLink>
          )))}
    </>
  );
}
