import {
  memo,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import type { Choice, ChoiceGroup } from './choices.ts';
import type { Finder } from './finder.ts';
import styles from './palette.module.css';

/** The element of a line; there is one palette at a time. */
export const elementIdOf = ({ id }: Choice) => `palette-${id}`;

const Line = memo(function Line(props: { choice: Choice; isHighlighted: boolean }) {
  const { choice, isHighlighted } = props;
  return (
    <div
      role="option"
      id={elementIdOf(choice)}
      data-choice={choice.id}
      aria-selected={isHighlighted}
      className={styles.item}
    >
      <span className={styles.name}>{choice.label}</span>
      {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
    </div>
  );
});

interface GroupProps {
  group: ChoiceGroup;
  /** The highlighted line where it is one of these. */
  highlighted: Choice | undefined;
}

const Group = memo(function Group({ group, highlighted }: GroupProps) {
  const labelId = useId();
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      className={styles.group}
    >
      <div
        id={labelId}
        className={styles.label}
      >
        {group.value}
      </div>
      {group.items.map((choice) => (
        <Line
          key={choice.id}
          choice={choice}
          isHighlighted={choice === highlighted}
        />
      ))}
    </div>
  );
});

/** The line that a press or the pointer is on. */
function choiceAt({ target }: SyntheticEvent): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-choice]')?.dataset.choice;
}

interface ChoiceLinesProps {
  finder: Finder;
  list: RefObject<HTMLDivElement | null>;
  id: string;
  onRun: (choice: Choice) => void;
  onScroll: () => void;
}

/** The lines under their headings. Moving the highlight renders two of them. */
export const ChoiceLines = memo(function ChoiceLines(props: ChoiceLinesProps) {
  const { finder, list, id, onRun, onScroll } = props;
  const t = useTranslations('admin.palette');
  const { subscribe, read } = finder;
  const groups = useSyncExternalStore(subscribe, () => read().groups);
  const highlighted = useSyncExternalStore(subscribe, () => read().highlighted);
  const reached = useSyncExternalStore(subscribe, () => read().reached);
  // It stays in view, also when lines come above it.
  useLayoutEffect(() => {
    if (reached !== undefined) {
      const options = list.current!.querySelectorAll('[role=option]');
      options[reached]?.scrollIntoView({ block: 'nearest' });
    }
  }, [reached, list]);
  const point = (event: SyntheticEvent) => {
    const pointed = choiceAt(event);
    if (pointed !== undefined && pointed !== read().highlighted?.id) {
      finder.moveTo(pointed, false);
    }
  };
  const press = (event: SyntheticEvent) => {
    const pressed = choiceAt(event);
    const choice = read().lines.find((line) => line.id === pressed);
    if (choice) {
      onRun(choice);
    }
  };
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-label={t('title')}
      tabIndex={-1}
      hidden={groups.length === 0}
      className={styles.list}
      onScroll={onScroll}
      onPointerMove={point}
      onClick={press}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <Group
          key={group.value}
          group={group}
          highlighted={highlighted && group.items.includes(highlighted) ? highlighted : undefined}
        />
      ))}
    </div>
  );
});
