import type { ReactNode } from 'react';
import type { Roles } from '#core/domain/staff-role.ts';
import { useMay } from './queries/session.ts';

interface MayProps {
  /** The entry that its content calls. */
  call: { readonly roles?: Roles | undefined };
  children: ReactNode;
  /** What the others see in its place. */
  otherwise?: ReactNode;
}

/** Shows what a call needs to those alone who may make it. */
export function May({ call, children, otherwise = null }: MayProps) {
  return useMay()(call) ? children : otherwise;
}
