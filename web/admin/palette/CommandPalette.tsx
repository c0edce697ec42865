import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { type Choice, type ChoiceGroup, withNewBehind } from './choice.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './palette.module.css';
import { useChoices } from './use-choices.ts';
import type { EarlyKeys } from './choice.ts';

/** Milliseconds without a key before the server is asked. */
const pauseMs = 180;

const labelOf = ({ label }: Choice) => label;

function Lines({ group, onRun }: { group: ChoiceGroup; onRun: (choice: Choice) => void }) {
  return (
    <Autocomplete.Group items={group.items} className={styles.group}>
      <Autocomplete.GroupLabel className={`${shared.small} ${styles.label}`}>
        {group.value}
      </Autocomplete.GroupLabel>
      {group.items.map((choice) => (
        <Autocomplete.Item
          key={choice.id}
          value={choice}
          className={styles.item}
          onClick={() => onRun(choice)}
          render={(props, { highlighted }) => <div {...props} aria-selected={highlighted} />}
        >
          <span className={styles.name}>{choice.label}</span>
          {choice.detail && (
            <span className={`${shared.truncate} ${shared.small} ${styles.detail}`}>
              {choice.detail}
            </span>
          )}
        </Autocomplete.Item>
      ))}
    </Autocomplete.Group>
  );
}

interface ChoiceBoxProps {
  onRun: (choice: Choice) => void;
  /** Keys typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

function ChoiceBox({ onRun, takeEarly }: ChoiceBoxProps) {
  const t = useTranslations('admin.palette');
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { groups: latest, isWaiting, hasFailed } = useChoices(wanted, asked);
  // The lines when the highlight was moved.
  const [movedAmong, setMovedAmong] = useState<readonly ChoiceGroup[]>();
  const groups = movedAmong ? withNewBehind(movedAmong, latest) : latest;
  const lines = groups.flatMap(({ items }) => items);

  // Enter was pressed before there was a line to run.
  const isEnterWaiting = useRef(false);
  useEffect(() => {
    if (!isEnterWaiting.current) {
      return;
    }
    const [first] = lines;
    isEnterWaiting.current = first === undefined && isWaiting;
    if (first && !first.mustBeSeen) {
      onRun(first);
    }
  });
  const press = ({ key }: KeyboardEvent) => {
    isEnterWaiting.current = key === 'Enter' && lines.length === 0 && isWaiting;
    if (isEnterWaiting.current) {
      setAsked(wanted);
    }
  };
  const takeFocus = () => {
    const { text, isEntered } = takeEarly();
    setTyped(text + typed);
    setAsked((text + typed).trim());
    isEnterWaiting.current = isEntered;
  };
  const count = lines.length;
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      itemToStringValue={labelOf}
      value={typed}
      onValueChange={(value, { reason }) => {
        if (reason !== 'item-press') {
          setTyped(value);
          setMovedAmong(undefined);
        }
      }}
      autoHighlight="always"
      keepHighlight
      loopFocus
      onItemHighlighted={(choice, { reason }) => {
        if (choice && reason !== 'none') {
          setMovedAmong(groups);
        }
      }}
    >
      <div className={`${shared.centered} ${styles.head}`}>
        <Search size={18} />
        <Autocomplete.Input
          className={styles.input}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onFocus={takeFocus}
          onKeyDown={press}
        />
        <Dialog.Close className={styles.close}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('close')}</span>
        </Dialog.Close>
      </div>
      {hasFailed && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {isWaiting ? t('searching') : t('found', { count })}
      </p>
      {count === 0 && <p className={styles.none}>{isWaiting ? t('searching') : t('none')}</p>}
      <Autocomplete.List aria-label={t('title')} className={styles.list}>
        {groups.map((group, at) => (
          <Lines key={at} group={group} onRun={onRun} />
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Keys typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

export function CommandPalette({ isOpen, onOpenChange, takeEarly }: CommandPaletteProps) {
  const t = useTranslations('admin.palette');
  const waiting = useRef<Choice>(null);
  const run = (choice: Choice) => {
    onOpenChange(false);
    if (choice.isOfScreen) {
      waiting.current = choice;
    } else {
      choice.run();
    }
  };
  const runWaiting = (isOpenNow: boolean) => {
    if (!isOpenNow) {
      waiting.current?.run();
      waiting.current = null;
    }
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
      onOpenChangeComplete={runWaiting}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} aria-label={t('title')}>
            <ChoiceBox onRun={run} takeEarly={takeEarly} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
