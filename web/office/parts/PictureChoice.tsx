import { type ReactNode, useRef } from 'react';
import shared from '../styles/shared.module.css';
import styles from './picture-choice.module.css';
import { ToolButton } from './ToolButton.tsx';

interface PictureChoiceProps {
  picture: string | null;
  isRound?: boolean;
  isSending: boolean;
  isPending: boolean;
  onSend: (file: File) => void;
  onRemove: () => void;
  t: (text: 'alt' | 'choose' | 'sending' | 'remove') => string;
  children: ReactNode;
}

export function PictureChoice({
  picture,
  isRound = false,
  isSending,
  isPending,
  onSend,
  onRemove,
  t,
  children,
}: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={`${shared.wrap} ${styles.choice}`}>
      {picture && (
        <img className={isRound ? styles.round : styles.whole} src={picture} alt={t('alt')} />
      )}
      <div className={shared.stack}>
        {children}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('choose')}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) {
              onSend(file);
            }
            target.value = '';
          }}
        />
        <div className={shared.actions}>
          <ToolButton disabled={isPending} onClick={() => input.current?.click()}>
            {t(isSending ? 'sending' : 'choose')}
          </ToolButton>
          {picture && (
            <ToolButton disabled={isPending} onClick={onRemove}>
              {t('remove')}
            </ToolButton>
          )}
        </div>
      </div>
    </div>
  );
}
