import { Link, useLocation } from 'react-router';
import { adminLeadPath } from '#core/contract/site.ts';
import styles from './lead-link.module.css';

interface LeadLinkProps {
  lead: {
    id: number;
    firstName: string;
    lastName: string;
  };
  /** False where what it stands in is dragged instead. */
  draggable?: boolean;
}

/** A lead's name that opens the lead, and remembers the list it was opened from. */
export function LeadLink({ lead, draggable }: LeadLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link
      to={adminLeadPath(lead.id)}
      state={{ from: pathname + search }}
      className={styles.link}
      draggable={draggable}
    >
      {lead.firstName} {lead.lastName}
    </Link>
  );
}
