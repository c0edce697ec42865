import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import { Button } from '#web/kit/Button.tsx';
import { showToast } from '../../browser/effects/toast.ts';
import { Overlay } from '../overlay.ts';
import { FormFooter } from './FormFooter.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import type { Sending } from './use-sending.ts';
import styles from './form.module.css';

interface SendingFormProps {
  /** Whose texts the button and the overlay have. */
  step: 'eligibility' | 'application';
  sending: Sending;
  /** What the overlay says, one after the other. */
  stages: readonly string[];
  /** What the form brings along where the browser itself posts it. */
  hidden: TypedAnswers;
  /** No script will ever be there for it. */
  isStill?: boolean;
  /** The visitor comes to a field. */
  onBegin: () => void;
  /** Forgets what was typed and kept. */
  onClear: () => void;
  children: ReactNode;
}

export function SendingForm({
  step,
  sending,
  stages,
  hidden,
  isStill = false,
  onBegin,
  onClear,
  children,
}: SendingFormProps) {
  const t = useTranslations('form');
  const fields = useTranslations('fields');
  const { isPending, submit, button } = sending;
  const clear = () => {
    onClear();
    showToast({
      title: fields('cleared'),
      tone: 'success',
    });
  };
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={onBegin}
      aria-busy={isPending}
    >
      <HiddenFields values={hidden} />
      {children}
      <Button
        ref={button}
        type="submit"
        variant="sun"
        size="large"
        isWide
        disabled={isPending}
      >
        {isPending ? t(`${step}.pending`) : t(`${step}.submit`)}
      </Button>
      {!isStill && <FormFooter onClear={clear} />}
      {isPending && (
        <Suspense>
          <Overlay
            title={t(`${step}.overlayTitle`)}
            messages={stages}
          />
        </Suspense>
      )}
    </form>
  );
}
