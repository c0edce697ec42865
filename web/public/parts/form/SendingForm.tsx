import { type ComponentProps, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TypedAnswers } from '#core/contract/visitor/forms/typed-answers.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { Button } from '#web/kit/Button.tsx';
import { Lock, Trash } from '#web/kit/icons.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { useSite } from '../../runtime/site-context.tsx';
import { Overlay } from '../overlay.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { FailureNote } from './FailureNote.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { Sending } from './use-sending.ts';
import styles from './form.module.css';

interface SendingFormProps extends Pick<ComponentProps<'form'>, 'id' | 'action' | 'onFocus'> {
  sending: Sending;
  submitLabel: string;
  /** Covers the page while the form is sent. */
  overlay?: Pick<ComponentProps<typeof Overlay>, 'title' | 'messages'>;
  /** Hidden values for a form that the browser posts. */
  hidden: TypedAnswers;
  /** The page answers a posted form without a script. */
  isStill: boolean;
  onClear: () => void;
  /** The way to go on at another device. */
  elsewhere?: ReactNode;
  /** What sending agrees to; it stands in one part with the button, under a title. */
  agreement?: { title: string; content: ReactNode };
  /** Messages below the button: above it, one that appears would move it during a press. */
  told?: ReactNode;
  children: ReactNode;
}

export function SendingForm({
  sending: { isPending, submit, button, failure },
  submitLabel,
  overlay,
  hidden,
  isStill,
  onClear,
  elsewhere,
  agreement,
  told,
  children,
  ...attributes
}: SendingFormProps) {
  const t = useTranslations('fields');
  const clear = () => {
    onClear();
    showToast({
      title: t('cleared'),
      tone: 'success',
    });
  };
  const end = (
    <>
      <FailureNote failure={failure} />
      <Button ref={button} type="submit" variant="sun" size="large" isWide disabled={isPending}>
        {submitLabel}
      </Button>
      {told}
      {!isStill && (
        <div className={styles.footer}>
          <p>
            <Lock size={18} />
            <span>{t('kept')}</span>
          </p>
          <button type="button" className={styles.textButton} onClick={clear}>
            <Trash size={18} />
            <span>{t('clear')}</span>
          </button>
          {elsewhere}
        </div>
      )}
    </>
  );
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-busy={isPending}
      {...attributes}
    >
      <HiddenFields values={hidden} />
      {children}
      {agreement ? (
        <FieldGroup id="agreement-title" title={agreement.title}>
          {agreement.content}
          {end}
        </FieldGroup>
      ) : (
        end
      )}
      {overlay && isPending && <Overlay {...overlay} />}
    </form>
  );
}

export function LegalLinks() {
  const t = useTranslations('fields');
  const { language } = useSite();
  return (
    <p className={styles.legal}>
      <a href={localizedPath('/privacy', language)}>{t('privacyPolicy')}</a>
      <a href={localizedPath('/terms', language)}>{t('termsOfUse')}</a>
    </p>
  );
}
