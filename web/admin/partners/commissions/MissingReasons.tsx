import { basisTexts } from '#core/i18n/basis-texts.ts';
import type { CommissionRow } from '../../api-types.ts';

/** Why a partner payment is blocked, in plain words. */
export function MissingReasons({
  missing,
  className,
}: Pick<CommissionRow, 'missing'> & { className?: string | undefined }) {
  return (
    <ul className={className}>
      {missing.map((reason) => (
        <li key={reason}>{basisTexts.en[reason]}</li>
      ))}
    </ul>
  );
}
