import { Badge } from '#web/office/parts/Badge.tsx';
import { type Total, useTotalText } from './use-total-text.ts';

export function TotalBadge({ of: list }: { of: Total | undefined }) {
  const totalText = useTotalText();
  return list && <Badge>{totalText(list)}</Badge>;
}
