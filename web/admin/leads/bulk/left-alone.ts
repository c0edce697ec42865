import type { BulkOutcome } from '#core/contract/lead/bulk.ts';
import type { Texts } from '#web/office/messages/texts.ts';

const mostLines = 6;

/** Which leads were left as they are, and why, a line each; undefined when none was. */
export function leftAloneText(
  t: Texts<'admin.leadBulk'>,
  leftAlone: BulkOutcome['leftAlone'],
): string | undefined {
  if (leftAlone.length === 0) {
    return undefined;
  }
  const lines = leftAlone.slice(0, mostLines).map(({ id, name, reason, status, who }) =>
    t(`reasons.${reason}`, {
      name: name ?? t('unknownLead', { id: String(id) }),
      status: status ?? '',
      who: who ?? t('somebody'),
    }),
  );
  const rest = leftAlone.length - lines.length;
  return [
    t('leftAlone'),
    ...lines,
    ...(rest > 0 ? [t('andMore', { count: String(rest) })] : []),
  ].join('\n');
}
