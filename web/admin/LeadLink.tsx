import type { ReactNode } from 'react';
import { adminLeadPath } from '#core/contract/site.ts';
import { RowLink } from '#web/office/shell/RowLink.tsx';
import shared from '#web/office/styles/shared.module.css';

interface LeadLinkProps {
  lead: {
    id: number;
    firstName: string;
    lastName: string;
  };
  /** False inside an element that is dragged instead. */
  draggable?: boolean;
}

export function LeadLink({ lead, draggable }: LeadLinkProps) {
  return (
    <RowLink to={adminLeadPath(lead.id)} className={shared.rowName} draggable={draggable}>
      {lead.firstName} {lead.lastName}
    </RowLink>
  );
}

/** A placeholder as high as a lead's name. */
export function NameInRow({ children }: { children: ReactNode }) {
  return <span className={shared.rowName}>{children}</span>;
}
