import { useTranslations } from 'use-intl';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { useFormats } from '#web/office/formats/use-formats.ts';
import { RowLink } from '#web/office/shell/RowLink.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { CommissionRow } from '../../api-types.ts';
import { dayOf } from '../../day-of.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './commissions.module.css';

/** Says of another commission of a row's person for whom it was earned, how much, and its state. */
export function useAlsoText() {
  const t = useTranslations('admin.commissions');
  const { cents } = useFormats();
  return ({ lead }: CommissionRow, other: CommissionRow['alsoEarned'][number]) => {
    const { leadName, affiliateName, earnedCents, status, paidOn, isAnswered } = other;
    return t(isAnswered ? 'alsoAnswered' : 'alsoEarned', {
      as: leadName === lead.name ? 'same' : 'other',
      name: leadName,
      affiliate: affiliateName,
      amount: cents(earnedCents),
      state: [t(`states.${status}`), paidOn && dayOf(paidOn)].filter(Boolean).join(' '),
    });
  };
}

/** The other commissions of a row's person, each a link to its row. */
export function AlsoEarned({ row }: { row: CommissionRow }) {
  const text = useAlsoText();
  return row.alsoEarned.map((other) => (
    <RowLink
      key={other.leadId}
      to={`${pathOf('commissions')}&show=all&q=${leadReference(other.leadId)}`}
      className={other.isAnswered ? shared.small : styles.check}
    >
      {text(row, other)}
    </RowLink>
  ));
}
