import { useTranslations } from 'use-intl';
import { updateTemplate } from '#core/contract/mail/templates.ts';
import { CallError } from '#web/kit/api.ts';
import { toastError, toastSuccess } from '#web/office/shell/Toaster.tsx';
import { useWrite } from '#web/office/cache/use-write.ts';
import { templateKeys } from '../queries/templates.ts';

/** Switches a template on or off: `set(true)`. Switching one on switches off its like. */
export function useTemplateStatus(id: number) {
  const t = useTranslations('admin.templates');
  const write = useWrite(updateTemplate, {
    makesStale: [templateKeys.all],
    onSuccess: ({ name }) => toastSuccess({ title: t('updated'), description: name }),
    onError: (error) =>
      toastError({
        title: t('notUpdated'),
        description:
          error instanceof CallError
            ? (error.errors[0]?.message ?? error.body?.message)
            : undefined,
      }),
  });
  return {
    set: (isActive: boolean) => write.mutate({ params: { id }, body: { isActive } }),
    isPending: write.isPending,
  };
}
