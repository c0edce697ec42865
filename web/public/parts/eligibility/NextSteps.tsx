import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { digitsOf } from '#core/domain/phone.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { inLanguage } from '../../browser/go-to.ts';
import { useSite } from '../../runtime/site-context.tsx';

function telephoneOf(phone: string) {
  return `tel:+1${digitsOf(phone)}`;
}

/** The text of what leads to the application: the specified words, or plain ones. */
export function applyWords({ reserveWords }: SiteFigures) {
  return reserveWords === 'yes' ? 'reserve' : 'goOn';
}

interface EligibleStepsProps {
  /** What leads to the application, if not a link. */
  apply?: ReactNode;
}

export function EligibleSteps({ apply }: EligibleStepsProps) {
  const t = useTranslations('results.eligible');
  const { figures } = useSite();
  const { phone } = figures;
  return (
    <>
      {apply ?? (
        <ButtonLink
          variant="sun"
          size="large"
          href={inLanguage('/apply')}
        >
          {t(applyWords(figures))}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          size="large"
          href={telephoneOf(phone)}
        >
          <Phone size={20} />
          {t('call', { phone: unbroken(phone) })}
        </ButtonLink>
      )}
    </>
  );
}

interface IneligibleStepsProps {
  /** Leads back to the form where it stands on the same page. */
  onAgain: (() => void) | undefined;
  /** What leads back to it, if neither that nor a link. */
  again?: ReactNode;
  /** What leads to the application, if not a link. */
  apply?: ReactNode;
}

/**
 * Where a requirement is not met: the application, which is open to everybody, a specialist, or the
 * form once more. An invitation to talk begins with the specialist.
 */
export function IneligibleSteps({ onAgain, again, apply }: IneligibleStepsProps) {
  const t = useTranslations('results.ineligible');
  const { phone, negativeAnswer } = useSite().figures;
  const isInvited = negativeAnswer === 'invite';
  const anyway = apply ?? (
    <ButtonLink
      variant={isInvited ? 'outline' : 'sun'}
      size="large"
      href={inLanguage('/apply')}
    >
      {t('anyway')}
    </ButtonLink>
  );
  return (
    <>
      {!isInvited && anyway}
      {phone && (
        <ButtonLink
          variant={isInvited ? 'sun' : 'outline'}
          size="large"
          href={telephoneOf(phone)}
        >
          <Phone size={20} />
          {t('specialist')}
        </ButtonLink>
      )}
      {isInvited && anyway}
      {again ??
        (onAgain ? (
          <Button
            size="large"
            onClick={onAgain}
          >
            {t('again')}
          </Button>
        ) : (
          <ButtonLink
            size="large"
            href={inLanguage('/qualify')}
          >
            {t('again')}
          </ButtonLink>
        ))}
    </>
  );
}
