import { Badge } from '#web/office/parts/Badge.tsx';
import { type Total, useTotalText } from './use-total-text.ts';

/** How many rows a list has in all; nothing until that is known. */
export function TotalBadge({ of: list }: { of: Total | undefined }) {
  const totalText = useTotalText();
  return list && <Badge>{totalText(list)}</Badge>;
}
