import { useTranslations } from 'use-intl';
import { copyText } from '#web/kit/copy-text.ts';
import { Copy } from '#web/kit/icons.tsx';
import { toastError, toastSuccess } from '../shell/Toaster.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Copies a text and says so. `label` names it. */
export function CopyButton({
  text,
  label,
  children = label,
  isIcon = false,
}: {
  text: string;
  label: string;
  children?: string;
  /** Shows no words. */
  isIcon?: boolean;
}) {
  const t = useTranslations('office.parts');
  const copy = async () => {
    if (await copyText(text)) {
      toastSuccess({ title: t('copied'), description: text });
    } else {
      toastError({ title: t('copyRefused'), description: text });
    }
  };
  return (
    <ToolButton aria-label={label} onClick={copy}>
      <Copy size={16} />
      {!isIcon && children}
    </ToolButton>
  );
}
