import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/kit/Button.tsx';
import { copyText } from '#web/kit/copy-text.ts';
import { Check, Copy } from '#web/kit/icons.tsx';

export function CopyLink({ link }: { link: string }) {
  const t = useTranslations('register.welcome');
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const copy = async (button: HTMLElement) => {
    setIsCopied(await copyText(link));
    // Browsers without a clipboard copy from a field that takes the focus and then goes.
    button.focus({ preventScroll: true });
  };
  return (
    <>
      <Button onClick={(event) => void copy(event.currentTarget)}>
        {isCopied ? <Check size={20} /> : <Copy size={20} />}
        {t('copy')}
      </Button>
      <output>{isCopied === null ? '' : isCopied ? t('copied') : t('notCopied')}</output>
    </>
  );
}
