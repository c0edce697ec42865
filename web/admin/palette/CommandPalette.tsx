import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import type { BaseUIEvent } from '@base-ui/react/types';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { type Choice, type ChoiceGroup, withNewBehind } from './choice.ts';
import shared from '#web/office/styles/shared.module.css';
import dialogStyles from '#web/office/parts/dialog.module.css';
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

interface TypingProps {
  groups: readonly ChoiceGroup[];
  onType: (typed: string) => void;
  onPress: (event: BaseUIEvent<KeyboardEvent>) => void;
  /** The highlight was moved by hand. */
  onMove: () => void;
  /** Takes the keys that were pressed before the field was there. */
  onFocus: () => string;
  children: ReactNode;
}

/** The field shows a letter at once; the lines follow, unless the next letter overtakes them. */
function Typing({ groups, onType, onPress, onMove, onFocus, children }: TypingProps) {
  const t = useTranslations('admin.palette');
  const [value, setValue] = useState('');
  const type = (typed: string) => {
    setValue(typed);
    onType(typed);
  };
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      items={groups}
      itemToStringValue={labelOf}
      value={value}
      onValueChange={(typed, { reason }) => {
        if (reason !== 'item-press') {
          type(typed);
        }
      }}
      autoHighlight="always"
      keepHighlight
      loopFocus
      onItemHighlighted={(choice, { reason }) => {
        if (choice && reason !== 'none') {
          onMove();
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
          onFocus={() => type(onFocus() + value)}
          onKeyDown={onPress}
        />
        <Dialog.Close className={styles.close}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('close')}</span>
        </Dialog.Close>
      </div>
      {children}
    </Autocomplete.Root>
  );
}

interface ChoiceBoxProps {
  onRun: (choice: Choice) => void;
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

  // What the field shows; the lines are those of `typed`.
  const shown = useRef('');
  // Enter was pressed before there was a line to run.
  const isEnterWaiting = useRef(false);
  useEffect(() => {
    if (!isEnterWaiting.current || shown.current !== typed) {
      return;
    }
    const [first] = lines;
    isEnterWaiting.current = first === undefined && isWaiting;
    if (first && !first.mustBeSeen) {
      onRun(first);
    }
  });
  const find = (text: string) => {
    setTyped(text);
    setMovedAmong(undefined);
  };
  const type = (text: string) => {
    shown.current = text;
    startTransition(() => find(text));
  };
  const press = (event: BaseUIEvent<KeyboardEvent>) => {
    const isEarly = shown.current !== typed || (lines.length === 0 && isWaiting);
    isEnterWaiting.current = event.key === 'Enter' && isEarly;
    if (isEnterWaiting.current) {
      event.preventBaseUIHandler();
      // The next key may come before the lines do.
      flushSync(() => {
        find(shown.current);
        setAsked(shown.current.trim());
      });
    }
  };
  const takeKeys = () => {
    const { text, isEntered } = takeEarly();
    isEnterWaiting.current = isEntered;
    setAsked((text + shown.current).trim());
    return text;
  };
  const count = lines.length;
  return (
    <Typing
      groups={groups}
      onType={type}
      onPress={press}
      onMove={() => {
        // Lines that are about to change are not kept.
        if (shown.current === typed) {
          setMovedAmong(groups);
        }
      }}
      onFocus={takeKeys}
    >
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
    </Typing>
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
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup className={styles.popup} aria-label={t('title')}>
            <ChoiceBox onRun={run} takeEarly={takeEarly} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
