import { Select } from '@base-ui/react/select';
import type { ReactElement, ReactNode } from 'react';
import { type LeadStatus, leadStatuses } from '#core/domain/lead-status.ts';
import { isChoice } from '../lead/edit/is-choice.ts';
import { StatusOptions } from '../lead/edit/StatusOptions.tsx';

interface StatusMenuProps {
  /** The button that opens it. */
  button: ReactElement;
  /** What the button is called, where its content does not say it. */
  label: string;
  /** The status that is ticked, if one is. */
  value?: string | null;
  isDisabled?: boolean;
  onChoose: (status: LeadStatus) => void;
  children: ReactNode;
}

/** A letter moves through the open list to the statuses that begin with it. */
export function StatusMenu({
  button,
  label,
  value = null,
  isDisabled = false,
  onChoose,
  children,
}: StatusMenuProps) {
  return (
    <Select.Root
      value={value}
      modal={false}
      readOnly={isDisabled}
      onValueChange={(status, change) => {
        if (isChoice(change) && status !== null) {
          onChoose(status as LeadStatus);
        }
      }}
    >
      <Select.Trigger
        aria-label={label}
        render={button}
      >
        {children}
      </Select.Trigger>
      <StatusOptions statuses={leadStatuses} />
    </Select.Root>
  );
}
