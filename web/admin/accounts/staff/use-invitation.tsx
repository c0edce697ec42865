import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listMembers } from '#core/contract/accounts/members.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { toastSuccess } from '#web/office/shell/Toaster.tsx';
import { ShownOnce } from '../../integrations/ShownOnce.tsx';

/** Says that a link is on its way by mail; without a mail server it shows the link, once. */
export function useInvitation() {
  const t = useTranslations('admin.staff.handOver');
  const queries = useQueryClient();
  const [link, setLink] = useState<string>();
  return {
    show(
      { link: given, email }: { link?: string | undefined; email: string | null },
      done: string,
    ) {
      setLink(given);
      if (given === undefined) {
        toastSuccess({ title: done, description: email ?? '' });
        for (const ms of [3000, 15_000]) {
          setTimeout(() => makeStale(queries, [allUnder(listMembers)]), ms);
        }
      }
    },
    dialog: link !== undefined && (
      <Dialog isOpen onOpenChange={() => setLink(undefined)} title={t('title')}>
        <ShownOnce value={link} t={t} onDone={() => setLink(undefined)} />
      </Dialog>
    ),
  };
}
