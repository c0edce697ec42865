import type { ComponentProps } from 'react';
import type { Callable } from '#core/contract/route.ts';
import { Trash } from '#web/kit/icons.tsx';
import { ConfirmedWrite } from '#web/office/parts/ConfirmedWrite.tsx';
import { focusContent } from '../shell/focus-content.ts';
import { ToolButton } from './ToolButton.tsx';

interface DeletionButtonProps<Entry extends Callable> extends Omit<
  ComponentProps<typeof ConfirmedWrite<Entry>>,
  'button' | 'pending'
> {
  label: string;
  /** The row's name, for a screen reader. */
  labelOf?: string;
  size?: number;
  isNamed?: boolean;
}

export function DeletionButton<Entry extends Callable>(props: DeletionButtonProps<Entry>) {
  const { label, labelOf = label, size = 18, isNamed = false, onSuccess, ...write } = props;
  return (
    <ConfirmedWrite
      {...write}
      button={
        <ToolButton variant="quiet" isSquare={!isNamed} aria-label={labelOf} title={label}>
          <Trash size={size} />
          {isNamed && label}
        </ToolButton>
      }
      onSuccess={(answer) => {
        // The focused button is gone with its row.
        focusContent();
        onSuccess?.(answer);
      }}
    />
  );
}
