import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { digitsOf } from '#core/domain/phone.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { inLanguage } from '../../browser/go-to.ts';
import { useSite } from '../../runtime/site-context.tsx';

function telephoneOf(phone: string) {
  return `tel:+1${digitsOf(phone)}`;
}

interface EligibleStepsProps {
  /** What leads to the application, if not a link. */
  apply?: ReactNode;
}

/** For those who may have it: the application, or a call. */
export function EligibleSteps({ apply }: EligibleStepsProps) {
  const t = useTranslations('results.eligible');
  const { phone } = useSite().figures;
  return (
    <>
      {apply ?? (
        <ButtonLink
          variant="sun"
          size="large"
          href={inLanguage('/apply')}
        >
          {t('reserve')}
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
}

/** For those who may not: a specialist, or the form once more. */
export function IneligibleSteps({ onAgain, again }: IneligibleStepsProps) {
  const t = useTranslations('results.ineligible');
  const { phone } = useSite().figures;
  return (
    <>
      {phone && (
        <ButtonLink
          variant="sun"
          size="large"
          href={telephoneOf(phone)}
        >
          <Phone size={20} />
          {t('specialist')}
        </ButtonLink>
      )}
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
