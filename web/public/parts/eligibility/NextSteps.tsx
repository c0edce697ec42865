import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { digitsOf } from '#core/domain/phone.ts';
import type { SiteFigures } from '#core/i18n/figures.ts';
import { Button, ButtonLink } from '#web/kit/Button.tsx';
import { Phone } from '#web/kit/icons.tsx';
import { unbroken } from '#web/kit/unbroken.ts';
import { inLanguage } from '../../browser/go-to.ts';
import { useSite } from '../../runtime/site-context.tsx';

/** The text that leads to the application: the specified or a plain one. */
function applyWords({ reserveWords }: SiteFigures) {
  return reserveWords === 'yes' ? 'reserve' : 'goOn';
}

/**
 * The text of the application after an answer and how its button looks: quiet after a missed
 * requirement. An invitation mentions no missed answer.
 */
export function applyButton(eligible: boolean, figures: SiteFigures) {
  if (eligible) {
    return { key: `eligible.${applyWords(figures)}`, variant: 'sun' } as const;
  }
  return figures.negativeAnswer === 'invite'
    ? ({ key: 'eligible.goOn', variant: 'sun' } as const)
    : ({ key: 'ineligible.anyway', variant: 'outline' } as const);
}

interface NextStepsProps {
  eligible: boolean;
  /** Leads back to the form if it is on the same page. */
  onAgain: (() => void) | undefined;
  /** Replaces the links to the application and back to the form. */
  ways: { apply: ReactNode; again: ReactNode } | undefined;
}

/**
 * The ways on: the application, which is open to everyone, and a specialist. If a requirement is
 * missed, the specialist and the form again come first.
 */
export function NextSteps({ eligible, onAgain, ways }: NextStepsProps) {
  const t = useTranslations('results');
  const { figures } = useSite();
  const { phone } = figures;
  const { key, variant } = applyButton(eligible, figures);
  const isLast = key === 'ineligible.anyway';
  const apply = ways?.apply ?? (
    <ButtonLink variant={variant} size="large" href={inLanguage('/apply')}>
      {t(key)}
    </ButtonLink>
  );
  return (
    <>
      {!isLast && apply}
      {phone && (
        <ButtonLink variant="outline" size="large" href={`tel:+1${digitsOf(phone)}`}>
          <Phone size={20} />
          {eligible ? t('eligible.call', { phone: unbroken(phone) }) : t('ineligible.specialist')}
        </ButtonLink>
      )}
      {eligible
        ? null
        : (ways?.again ??
          (onAgain ? (
            <Button size="large" onClick={onAgain}>
              {t('ineligible.again')}
            </Button>
          ) : (
            <ButtonLink size="large" href={inLanguage('/qualify')}>
              {t('ineligible.again')}
            </ButtonLink>
          )))}
      {isLast && apply}
    </>
  );
}
