import { useTranslations } from 'use-intl';
import { listTemplates, updateTemplate } from '#core/contract/mail/templates.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { CallError } from '#web/kit/api.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';

/** What is sent from now on, and instead of what; the name alone of a template that no mail uses. */
function useSentText() {
  const t = useTranslations('admin.templates');
  return ({ name, isActive, isUsed, replaced }: AnswerOf<typeof updateTemplate>): string => {
    if (isActive && !isUsed) {
      return name;
    }
    if (!isActive) {
      return t('builtIn', { name });
    }
    return replaced === null ? t('builtInOf', { name }) : t('insteadOf', { name, other: replaced });
  };
}

/** Turns a template on or off: `set(true)`. Turning one on turns off its like. */
export function useTemplateStatus(id: number) {
  const t = useTranslations('admin.templates');
  const sentText = useSentText();
  const write = useWrite(updateTemplate, {
    makesStale: [allUnder(listTemplates)],
    done: t('updated'),
    about: sentText,
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
