import { Dialog } from '@base-ui/react/dialog';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import { useOwnLetters } from '#web/office/list/use-own-letters.ts';
import { ChoiceLines, elementIdOf } from './ChoiceLines.tsx';
import type { Choice } from './choices.ts';
import type { Finder, View } from './finder.ts';
import { FoundNote } from './FoundNote.tsx';
import styles from './palette.module.css';
import type { EarlyKeys } from './use-early-keys.ts';
import { type Asking, useFollowers } from './use-followers.ts';

const listId = 'palette-lines';

const steps: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) {
    element.setAttribute(name, value);
  }
}

/** Says on the field what its list shows. React would render the field for it, with all its events. */
function describe(field: HTMLInputElement, { lines, highlighted }: View): void {
  setAttribute(field, 'aria-expanded', String(lines.length > 0));
  if (highlighted) {
    setAttribute(field, 'aria-activedescendant', elementIdOf(highlighted));
  } else {
    field.removeAttribute('aria-activedescendant');
  }
}

interface ChoiceBoxProps {
  finder: Finder;
  /** The same function throughout, as `takeEarly` is. */
  onRun: (choice: Choice) => void;
  /** What was typed before the field was there. */
  takeEarly: () => EarlyKeys;
}

function Box({ finder, onRun, takeEarly }: ChoiceBoxProps) {
  const t = useTranslations('admin.palette');
  // What is typed is the field's own: a key renders nothing.
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const mark = useCallback((asking: Asking) => {
    head.current!.dataset.asking = asking;
  }, []);
  const follow = useFollowers(finder, mark);
  // Enter was pressed before there was anything to run.
  const isEnterWaiting = useRef(false);
  useLayoutEffect(() => {
    const show = () => {
      const view = finder.read();
      describe(field.current!, view);
      if (view.isWaiting) {
        return;
      }
      delete head.current!.dataset.asking;
      const isEntered = isEnterWaiting.current;
      isEnterWaiting.current = false;
      if (isEntered && view.highlighted) {
        onRun(view.highlighted);
      }
    };
    show();
    return finder.subscribe(show);
  }, [finder, onRun]);

  const enter = () => {
    const { highlighted, isWaiting } = finder.read();
    if (highlighted) {
      onRun(highlighted);
    } else if (isWaiting) {
      isEnterWaiting.current = true;
      finder.askLeads();
      finder.askAffiliates();
    }
  };
  const press = (event: KeyboardEvent) => {
    isEnterWaiting.current = false;
    const { key, isComposing, shiftKey, ctrlKey, altKey, metaKey } = event;
    const step = steps[key];
    // While a letter is put together its keys are the keyboard's.
    const isOurs = !(isComposing || shiftKey || ctrlKey || altKey || metaKey);
    if (!isOurs || (key !== 'Enter' && !step)) {
      return;
    }
    event.preventDefault();
    // What is chosen is chosen among the lines for what was typed, however quickly.
    finder.search(field.current!.value);
    if (step) {
      finder.move(step);
    } else {
      enter();
    }
  };
  const isScrolled = useRef(false);
  const noteScroll = useCallback(() => {
    isScrolled.current = list.current!.scrollTop > 0;
  }, []);
  const type = () => {
    isEnterWaiting.current = false;
    // Other letters begin at the top. To ask where the list is would cost a layout for each of them.
    if (isScrolled.current) {
      isScrolled.current = false;
      list.current!.scrollTop = 0;
    }
    follow(field.current!.value);
  };
  useOwnLetters(field, press, type);
  const takeFocus = () => {
    const { text, isEntered } = takeEarly();
    if (text !== '') {
      field.current!.value = text + field.current!.value;
      type();
    }
    if (isEntered) {
      finder.search(field.current!.value);
      enter();
    }
  };
  return (
    <>
      <div
        ref={head}
        className={styles.head}
      >
        <Search size={18} />
        <div className={styles.field}>
          <input
            ref={field}
            type="text"
            role="combobox"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-controls={listId}
            placeholder={t('placeholder')}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            className={styles.input}
            onFocus={takeFocus}
          />
        </div>
        <Dialog.Close className={styles.close}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('close')}</span>
        </Dialog.Close>
      </div>
      <FoundNote finder={finder} />
      <ChoiceLines
        finder={finder}
        list={list}
        id={listId}
        onRun={onRun}
        onScroll={noteScroll}
      />
    </>
  );
}

/**
 * The field and the lines under it, a combobox with a list. It is rendered once: what changes are
 * the lines, and they look for themselves.
 */
export const ChoiceBox = memo(Box);
