import { Popover } from '@base-ui/react/popover';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listTemplates, updateTemplate } from '#core/contract/mail/templates.ts';
import { languages } from '#core/domain/language.ts';
import { type MailKind, mailKinds, unsentKinds } from '#core/domain/mail/mail-kind.ts';
import { holdsTyped } from '#core/domain/typed/holds-typed.ts';
import { Mail, Plus, Search } from '#web/kit/icons.tsx';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { RefreshButton } from '#web/office/list/RefreshButton.tsx';
import { SearchField } from '#web/office/list/SearchField.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { Switch } from '#web/office/parts/Switch.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { TemplateRow } from '../../api-types.ts';
import { TemplateActions } from './TemplateActions.tsx';
import styles from './template-list.module.css';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { CallError } from '#web/kit/api.ts';
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

const pageSize = 100;
const pageOf = (page: number) =>
  callQuery(
    listTemplates,
    { query: { page, pageSize, sort: 'name', direction: 'asc' } },
    { staleTime: 0 },
  );

function useTemplates() {
  const first = useQuery(pageOf(1));
  const pages = Math.ceil((first.data?.total ?? 0) / pageSize);
  const all = useQueries({ queries: Array.from({ length: pages }, (_, at) => pageOf(at + 1)) });
  return { first, templates: all.flatMap(({ data }) => data?.items ?? []) };
}

function useInsteadText(likes: readonly TemplateRow[]) {
  const t = useTranslations('admin.templates.instead');
  return ({ id, templateType, isActive, isUsed }: TemplateRow): string => {
    const other = likes.find((one) => one.isActive && one.id !== id);
    if (unsentKinds.includes(templateType)) {
      return t('unsent');
    }
    if (isActive) {
      return t(isUsed ? 'on' : 'unused');
    }
    return other ? t('other', { name: other.name }) : t('off');
  };
}

interface MenuProps {
  template: TemplateRow;
  likes: readonly TemplateRow[];
  onOpen: OpenTemplate;
}

function TemplateMenu({ template, likes, onOpen }: MenuProps) {
  const t = useTranslations('admin.templates');
  const { id, name, isActive } = template;
  const status = useTemplateStatus(id);
  const instead = useInsteadText(likes);
  return (
    <section className={`${shared.tightRows} ${styles.menu}`} aria-label={name}>
      <div className={shared.between}>
        <strong className={shared.breakable}>{name}</strong>
        <Switch
          isOn={isActive}
          label={t('activeOf', { name })}
          isPending={status.isPending}
          onChange={status.set}
        >
          {t('active')}
        </Switch>
      </div>
      <p className={shared.soft}>{instead(template)}</p>
      <TemplateActions template={template} onEdit={() => onOpen(id)} />
    </section>
  );
}

interface ChipProps {
  mail: string;
  /** The templates of one mail in one language; one of them at most is active. */
  likes: readonly TemplateRow[];
  onOpen: OpenTemplate;
}

function Chip({ mail, likes, onOpen }: ChipProps) {
  const t = useTranslations('admin.templates');
  const names = useTranslations('admin.languages');
  const { language } = likes[0]!;
  const isOn = likes.some(({ isActive }) => isActive);
  const state = t(isOn ? 'active' : 'inactive');
  return (
    <Popover.Root>
      <Popover.Trigger
        className={styles.chip}
        data-off={!isOn}
        aria-label={`${language.toUpperCase()}: ${mail}, ${names(language)}, ${state}`}
      >
        {language.toUpperCase()}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={styles.place}
        >
          <Popover.Popup
            aria-label={`${mail}, ${names(language)}`}
            className={`${shared.frame} ${styles.panel}`}
          >
            {likes.map((template) => (
              <TemplateMenu key={template.id} template={template} likes={likes} onOpen={onOpen} />
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface MailProps {
  kind: MailKind;
  templates: readonly TemplateRow[];
  onOpen: OpenTemplate;
}

function MailLine({ kind, templates, onOpen }: MailProps) {
  const t = useTranslations('admin.templates');
  const shown = templates.find(({ isActive }) => isActive) ?? templates[0]!;
  return (
    <li className={styles.mail}>
      <strong>{t(`mails.${kind}`)}</strong>
      <span className={`${shared.soft} ${shared.truncate} ${styles.subject}`}>{shown.subject}</span>
      <span className={`${shared.soft} ${styles.when}`}>{t(`when.${kind}`)}</span>
      <span className={styles.chips}>
        {languages.map((language) => {
          const likes = templates.filter((one) => one.language === language);
          return (
            likes.length > 0 && (
              <Chip key={language} mail={t(`mails.${kind}`)} likes={likes} onOpen={onOpen} />
            )
          );
        })}
      </span>
    </li>
  );
}

/** One line a mail, by whom it reaches, with a chip for each language. */
export function TemplateList({ onOpen }: { onOpen: OpenTemplate }) {
  const t = useTranslations('admin.templates');
  const { first, templates } = useTemplates();
  const [q, setQ] = useState('');
  const found = templates.filter(({ name, subject, textContent, templateType }) =>
    holdsTyped([name, subject, textContent, t(`mails.${templateType}`)].join(' '), q),
  );
  const mailsTo = (recipient: TemplateRow['recipientType']) =>
    mailKinds.flatMap((kind) => {
      const own = found.filter(
        ({ templateType, recipientType }) => templateType === kind && recipientType === recipient,
      );
      return own.length > 0 ? [{ kind, own }] : [];
    });
  return (
    <div className={shared.stack}>
      <header className={`${shared.wrapCentered} ${styles.head}`}>
        <h2 className={styles.title}>{t('title')}</h2>
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={q}
          onSearch={setQ}
        />
        <RefreshButton of={[allUnder(listTemplates)]} />
        <ToolButton onClick={() => onOpen('new')}>
          <Plus size={16} />
          {t('add')}
        </ToolButton>
      </header>
      <Loaded query={first} failure={t('failed')} lines={12}>
        {({ total }) => (
          <>
            {total === 0 && (
              <EmptyState icon={<Mail />} title={t('none.title')} text={t('none.text')} />
            )}
            {total > 0 && found.length === 0 && (
              <EmptyState icon={<Search />} title={t('none.unmatched')} />
            )}
            {(['applicant', 'affiliate', 'admin'] as const).map((recipient) => {
              const mails = mailsTo(recipient);
              return (
                mails.length > 0 && (
                  <Card
                    key={recipient}
                    title={t(`to.${recipient}`)}
                    isFlush
                    aside={<span className={shared.small}>{mails.length}</span>}
                  >
                    <ul>
                      {mails.map(({ kind, own }) => (
                        <MailLine key={kind} kind={kind} templates={own} onOpen={onOpen} />
                      ))}
                    </ul>
                  </Card>
                )
              );
            })}
          </>
        )}
      </Loaded>
    </div>
  );
}
