import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Pencil } from '#web/kit/icons.tsx';
import { dropDraft, keepDraft, readDraft, readDraftTime } from '#web/office/form/draft.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import styles from './draft.module.css';
import { sessionQuery } from '../navigation/session-query.ts';

/**
 * The name under which this browser keeps the signed-in person's draft of a form. Another person who
 * signs in here does not find it.
 */
export function useDraftName(form: string): string {
  const { data: staff } = useQuery(sessionQuery);
  return `${staff?.id ?? 0}:${form}`;
}

export type DraftDialogState = ReturnType<typeof useDraftDialog>;

/**
 * Whether the dialog of a draft is open. After a login or a reload it opens again if it was open
 * and holds unsaved text. A closed one never opens by itself: `isUnsaved` lets its button show that
 * there is a draft.
 */
export function useDraftDialog(form: string) {
  const draftName = useDraftName(form);
  const openName = `${draftName}:open`;
  const [isOpen, setIsOpen] = useState(
    () => readDraft(openName) !== null && readDraft(draftName) !== null,
  );
  const turn = (willBeOpen: boolean) => {
    if (willBeOpen) {
      keepDraft(openName, true);
    } else {
      dropDraft(openName);
    }
    setIsOpen(willBeOpen);
  };
  return {
    draftName,
    isOpen,
    isUnsaved: !isOpen && readDraft(draftName) !== null,
    setIsOpen: turn,
    open: () => turn(true),
    close: () => turn(false),
  };
}

export function UnsavedBadge() {
  const t = useTranslations('admin.draft');
  return <Badge tone="amber">{t('unsaved')}</Badge>;
}

interface EditButtonProps {
  draft: DraftDialogState;
  label: string;
  /** The name of the edited row, for a screen reader. */
  labelOf: string;
}

export function EditButton({ draft: { isUnsaved, open }, label, labelOf }: EditButtonProps) {
  const t = useTranslations('admin.draft');
  const said = (text: string) => (isUnsaved ? t('unsavedOf', { label: text }) : text);
  return (
    <ToolButton
      variant={isUnsaved ? 'ink' : 'quiet'}
      isSquare
      aria-label={said(labelOf)}
      title={said(label)}
      onClick={open}
    >
      <Pencil size={18} />
    </ToolButton>
  );
}

export function DraftNote({ name }: { name: string }) {
  const t = useTranslations('admin.draft');
  const [typedAt] = useState(() => readDraftTime(name));
  if (typedAt === null) {
    return null;
  }
  return (
    <p className={styles.note}>
      {t('typed')} <RelativeTime value={typedAt} />
    </p>
  );
}

interface DraftDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isOpen' | 'onOpenChange'> {
  draft: DraftDialogState;
}

export function DraftDialog({ draft, children, ...texts }: DraftDialogProps) {
  return (
    <Dialog {...texts} isOpen={draft.isOpen} onOpenChange={draft.setIsOpen}>
      <DraftNote name={draft.draftName} />
      {children}
    </Dialog>
  );
}
