import { useTranslations } from 'use-intl';
import { listTemplates, updateTemplate } from '#core/contract/mail/templates.ts';
import { unsentKinds } from '#core/domain/mail/mail-kind.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { CallError } from '#web/kit/api.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { type Column, columnsOf } from '#web/office/list/column.ts';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../../api-types.ts';
import { TemplateActions } from './TemplateActions.tsx';

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
function useTemplateStatus(id: number) {
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

export type OpenTemplate = (id: number | 'new') => void;

interface CellProps {
  template: TemplateRow;
}

function Type({ template: { templateType, recipientType, isActive, isUsed } }: CellProps) {
  const t = useTranslations('admin.templates');
  const isUnsent = unsentKinds.includes(templateType);
  return (
    <div className={shared.lines}>
      <span>{t(`types.${templateType}`)}</span>
      <span className={shared.small}>
        {t(`recipients.${recipientType}`)}
        {isUnsent ? ` · ${t('unsent')}` : isActive && !isUsed && ` · ${t('unused')}`}
      </span>
    </div>
  );
}

function Status({ template: { id, name, isActive } }: CellProps) {
  const t = useTranslations('admin.templates');
  const status = useTemplateStatus(id);
  return (
    <Switch
      isOn={isActive}
      label={t('activeOf', { name })}
      isPending={status.isPending}
      onChange={status.set}
    >
      {isActive ? t('active') : t('inactive')}
    </Switch>
  );
}

export function useTemplateColumns(onOpen: OpenTemplate): readonly Column<TemplateRow>[] {
  const t = useTranslations('admin.templates.columns');
  const languageNames = useTranslations('admin.languages');
  return columnsOf(t, {
    name: {
      sort: 'name',
      isTitle: true,
      skeleton: { lines: 2 },
      side: 'start',
      cell: ({ id, name, subject }) => (
        <div className={shared.lines}>
          <button type="button" className={shared.rowButton} onClick={() => onOpen(id)}>
            {name}
          </button>
          <span className={shared.small}>{subject}</span>
        </div>
      ),
    },
    type: {
      skeleton: { lines: 2 },
      side: 'start',
      cell: (template) => <Type template={template} />,
    },
    language: {
      isNarrow: true,
      side: 'end',
      cell: ({ language }) => languageNames(language),
    },
    updatedAt: {
      sort: 'updatedAt',
      isNarrow: true,
      side: 'end',
      cell: ({ updatedAt }) => <RelativeTime value={updatedAt} />,
    },
    status: {
      isNarrow: true,
      skeleton: { as: 'button' },
      side: 'corner',
      cell: (template) => <Status template={template} />,
    },
    actions: {
      isNarrow: true,
      skeleton: { width: 12, as: 'button' },
      side: 'end',
      cell: (template) => (
        <TemplateActions template={template} onEdit={() => onOpen(template.id)} />
      ),
    },
  });
}
