import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { Button } from '#web/kit/Button.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';

/** What a call about a lead asks its reason with, in these texts. */
export function useReasonOf(id: number, texts: 'wishes.decline' | 'contact.confirm') {
  const t = useTranslations(`admin.lead.${texts}`);
  return {
    button: <Button size="small">{t('open')}</Button>,
    title: t('title'),
    description: t('text'),
    options: { params: { id } },
    draft: `${texts}:${id}`,
    makesStale: [allUnder(listLeads)] as const,
    label: t('reason'),
    hint: t('hint'),
    save: t('save'),
    done: t('done'),
    failed: t('failed'),
  };
}
