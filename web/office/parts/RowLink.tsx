import type { ComponentProps } from 'react';
import type { Router } from '../shell/app-router.ts';
import { StillLink } from './StillLink.tsx';

type RowLinkProps = Omit<ComponentProps<typeof StillLink>, 'options'>;

function fromHere({ state }: Router) {
  const { pathname, search } = state.location;
  return { state: { from: pathname + search } };
}

/** A link as each row of a list has one; what it opens knows the list that it was opened from. */
export function RowLink(props: RowLinkProps) {
  return (
    <StillLink
      options={fromHere}
      {...props}
    />
  );
}
