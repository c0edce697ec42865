import type { ReactNode } from 'react';
import type { Roles } from '#core/domain/accounts/staff-role.ts';
import { useMay } from './navigation/session-query.ts';

interface MayProps {
  /** The entry that the children call. */
  call: { readonly roles?: Roles | undefined };
  children: ReactNode;
  /** Shown to members who may not make the call. */
  otherwise?: ReactNode;
}

/** Shows its children only to members whose role may make the call. */
export function May({ call, children, otherwise = null }: MayProps) {
  return useMay()(call) ? children : otherwise;
}
