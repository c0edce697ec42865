import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type ToggleEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Check } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';
import styles from './edit.module.css';

/** Letters typed within this time are one word. */
const wordMs = 750;

interface ChoicesProps {
  choices: readonly string[];
  value: string | null;
  renderChoice: (choice: string) => ReactNode;
  onChoose: (choice: string) => void;
  onShown: () => void;
}

function Choices({ choices, value, renderChoice, onChoose, onShown }: ChoicesProps) {
  useLayoutEffect(onShown, [onShown]);
  return choices.map((choice) => (
    <button
      key={choice}
      type="button"
      role="option"
      aria-selected={choice === value}
      tabIndex={-1}
      className={`${shared.between} ${styles.item}`}
      onClick={() => onChoose(choice)}
    >
      <span>{renderChoice(choice)}</span>
      {choice === value && <Check size={16} />}
    </button>
  ));
}

/** The chosen line of a list gets the focus, or the first one. */
function focusChosen(list: HTMLElement | null): void {
  if (list && !list.contains(document.activeElement)) {
    const chosen = list.querySelector<HTMLElement>('[aria-selected=true]');
    (chosen ?? (list.firstElementChild as HTMLElement | null))?.focus();
  }
}

interface OpenListProps extends Omit<ChoicesProps, 'onShown'> {
  button: ReactElement<object>;
  /** The button's accessible name, if its content does not say it. */
  label: string;
  listLabel: string;
  /** A digit chooses a line, if it is the first key. */
  isNumbered?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * A button of choices and the list that it opens. Letters go to the lines that begin with them;
 * only Enter and a press choose, because a typed sentence contains spaces, and a closed list takes
 * no letters. The browser opens, places and closes the list and gives the focus back: a library that
 * does takes longer to answer a press.
 */
export function OpenList(props: OpenListProps) {
  const { button, label, listLabel, isNumbered, onOpen, onChoose, children, ...rest } = props;
  const { choices } = rest;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const [shown] = useState(() => () => focusChosen(list.current));
  const word = useRef({ text: '', at: 0 });
  const choose = (choice: string) => {
    list.current?.hidePopover();
    onChoose(choice);
  };
  const begin = ({ newState }: ToggleEvent) => {
    if (newState === 'open') {
      word.current = { text: '', at: 0 };
      onOpen?.();
      setIsOpen(true);
    }
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, timeStamp, currentTarget, ctrlKey, metaKey, altKey } = event;
    const lines = [...currentTarget.children] as HTMLElement[];
    const at = lines.indexOf(document.activeElement as HTMLElement);
    const last = lines.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: last,
    };
    const to = moves[key];
    if (to !== undefined) {
      event.preventDefault();
      lines[Math.min(Math.max(to, 0), last)]?.focus();
    } else if (key === 'Tab') {
      list.current?.hidePopover();
    } else if (key === 'Escape') {
      // It closes the list alone.
      event.stopPropagation();
    } else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      const { text: before, at: lastAt } = word.current;
      const numbered = isNumbered && lastAt === 0 ? choices[Number(key) - 1] : undefined;
      const text = (timeStamp - lastAt > wordMs ? '' : before) + key.toLowerCase();
      word.current = { text, at: timeStamp };
      if (key === ' ') {
        event.preventDefault();
      }
      if (numbered !== undefined) {
        choose(numbered);
        return;
      }
      const from = at + (text.length === 1 ? 1 : 0);
      const inOrder = [...lines.slice(from), ...lines.slice(0, from)];
      inOrder.find((line) => line.textContent.trim().toLowerCase().startsWith(text))?.focus();
    }
  };
  return (
    <>
      {cloneElement(
        button,
        {
          role: 'combobox',
          popoverTarget: id,
          'aria-label': label,
          'aria-haspopup': 'listbox',
          'aria-controls': id,
          'aria-expanded': isOpen,
          onKeyDown(event: KeyboardEvent<HTMLElement>) {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              event.currentTarget.click();
            }
          },
        } as object,
        children,
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role={isOpen ? 'listbox' : undefined}
        aria-label={listLabel}
        className={`${shared.frame} ${styles.popup}`}
        onBeforeToggle={begin}
        onToggle={({ newState }) => (newState === 'open' ? shown() : setIsOpen(false))}
        onKeyDown={press}
      >
        {isOpen && <Choices {...rest} onChoose={choose} onShown={shown} />}
      </div>
    </>
  );
}
