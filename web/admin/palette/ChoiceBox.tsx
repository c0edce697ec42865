import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { ChoiceLines } from './ChoiceLines.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';
import styles from './palette.module.css';
import type { EarlyKeys } from './use-early-keys.ts';
import { useFollowers } from './use-followers.ts';
import { fewestLetters } from './use-found.ts';
import { elementIdOf, useHighlight } from './use-highlight.ts';

const listId = 'palette-lines';

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const CloseButton = memo(function CloseButton() {
  const t = useTranslations('admin.palette');
  return (
    <Dialog.Close className={styles.close}>
      <kbd>Esc</kbd>
      <span className="visually-hidden">{t('close')}</span>
    </Dialog.Close>
  );
});

/** The line that a press or the pointer is on. */
function choiceAt({ target }: SyntheticEvent): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
}

interface ChoiceBoxProps {
  /** What the lines are looked through for. */
  searched: string;
  /** What the server was asked for last. */
  asked: string;
  /** Looks the lines through. The same function throughout, as `onAsk` is. */
  onSearch: (text: string) => void;
  /** Asks the server. */
  onAsk: (text: string) => void;
  groups: readonly ChoiceGroup[];
  isFetching: boolean;
  hasFailed: boolean;
  onRun: (choice: Choice) => void;
  /** What was typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

function Box(props: ChoiceBoxProps) {
  const { searched, asked, onSearch, onAsk, groups, isFetching, hasFailed, onRun, takeEarly } =
    props;
  const t = useTranslations('admin.palette');
  // What is typed is the field's own: a key renders nothing.
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  // Painted before the server is asked, which takes a slow machine most of a frame.
  const markAsking = useCallback(() => {
    head.current!.dataset.asking = '';
  }, []);
  const follow = useFollowers(onSearch, markAsking, onAsk);
  const { lines, highlighted, moveTo } = useHighlight(groups, searched, list);
  const wanted = searched.trim();
  const isWaiting = wanted.length >= fewestLetters && (asked !== wanted || isFetching);
  const now = useRef({ searched, lines, highlighted, moveTo, isWaiting });
  useLayoutEffect(() => {
    now.current = { searched, lines, highlighted, moveTo, isWaiting };
    if (!isWaiting) {
      delete head.current!.dataset.asking;
    }
  });

  // Enter was pressed before there was anything to run.
  const isEnterWaiting = useRef(false);
  useEffect(() => {
    if (isEnterWaiting.current && !isWaiting) {
      isEnterWaiting.current = false;
      if (highlighted) {
        onRun(highlighted);
      }
    }
  });
  /** What is chosen is chosen among the lines for what was typed, however quickly. */
  const catchUp = () => {
    const typed = field.current!.value;
    if (typed !== now.current.searched) {
      flushSync(() => onSearch(typed));
    }
    return now.current;
  };
  const move = (step: 1 | -1) => {
    const { lines: all, highlighted: from, moveTo: go } = catchUp();
    const next = all.at((all.indexOf(from!) + step) % all.length);
    if (next) {
      go(next.id, true);
    }
  };
  const enter = () => {
    const { highlighted: choice, isWaiting: isComing } = catchUp();
    if (choice) {
      onRun(choice);
    } else if (isComing) {
      isEnterWaiting.current = true;
      onAsk(field.current!.value.trim());
    }
  };
  const press = (event: KeyboardEvent) => {
    isEnterWaiting.current = false;
    const { key, nativeEvent, shiftKey, ctrlKey, altKey, metaKey } = event;
    const step = steps[key];
    // While a letter is put together its keys are the keyboard's.
    const isOurs = !(nativeEvent.isComposing || shiftKey || ctrlKey || altKey || metaKey);
    if (!isOurs || (key !== 'Enter' && !step)) {
      return;
    }
    event.preventDefault();
    if (step) {
      move(step);
    } else {
      enter();
    }
  };
  const isScrolled = useRef(false);
  const type = () => {
    isEnterWaiting.current = false;
    // Other letters begin at the top. To ask where the list is would cost a layout for each of them.
    if (isScrolled.current) {
      isScrolled.current = false;
      list.current!.scrollTop = 0;
    }
    follow(field.current!.value);
  };
  const takeFocus = () => {
    const { text, isEntered } = takeEarly();
    if (text !== '') {
      field.current!.value = text + field.current!.value;
      type();
    }
    if (isEntered) {
      enter();
    }
  };
  const point = (event: SyntheticEvent) => {
    const id = choiceAt(event);
    if (id !== undefined && id !== highlighted?.id) {
      moveTo(id, false);
    }
  };
  const pressLine = (event: SyntheticEvent) => {
    const choice = lines.find(({ id }) => id === choiceAt(event));
    if (choice) {
      onRun(choice);
    }
  };
  const count = lines.length;
  return (
    <>
      <div
        ref={head}
        className={styles.head}
      >
        <Search size={18} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('label')}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-activedescendant={highlighted && elementIdOf(highlighted)}
          placeholder={t('placeholder')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          onFocus={takeFocus}
          onInput={type}
          onKeyDown={press}
        />
        <CloseButton />
      </div>
      {hasFailed && (
        <p
          role="alert"
          className={styles.failed}
        >
          {t('failed')}
        </p>
      )}
      <p
        role="status"
        className="visually-hidden"
      >
        {isWaiting ? t('searching') : t('found', { count })}
      </p>
      {count === 0 && <p className={styles.none}>{isWaiting ? t('searching') : t('none')}</p>}
      <div
        ref={list}
        role="listbox"
        id={listId}
        aria-label={t('title')}
        tabIndex={-1}
        hidden={count === 0}
        className={styles.list}
        onScroll={({ currentTarget }) => (isScrolled.current = currentTarget.scrollTop > 0)}
        onPointerMove={point}
        onClick={pressLine}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <ChoiceLines
          groups={groups}
          highlighted={highlighted}
        />
      </div>
    </>
  );
}

/**
 * The field and the lines under it, a combobox with a list. It is rendered for other lines and for
 * another highlight, not for a key nor for each step of asking the server.
 */
export const ChoiceBox = memo(Box);
