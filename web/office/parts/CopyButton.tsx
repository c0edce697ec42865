import { copyText } from '../../kit/copy-text.ts';
import { Copy } from '../../kit/icons.tsx';
import { toastError, toastSuccess } from '../shell/Toaster.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Copies a text and says so. `label` says what is copied. */
export function CopyButton({
  text,
  label,
  children = label,
}: {
  text: string;
  label: string;
  children?: string;
}) {
  const copy = async () => {
    if (await copyText(text)) {
      toastSuccess({ title: 'Copied!', description: text });
    } else {
      toastError({ title: 'This browser did not allow copying', description: text });
    }
  };
  return (
    <ToolButton
      aria-label={label}
      onClick={copy}
    >
      <Copy size={16} />
      {children}
    </ToolButton>
  );
}
