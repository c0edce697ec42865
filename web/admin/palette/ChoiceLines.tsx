import { memo, useId } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';
import styles from './palette.module.css';
import { elementIdOf } from './use-highlight.ts';

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

interface ChoiceLinesProps {
  groups: readonly ChoiceGroup[];
  highlighted: Choice | undefined;
}

/** The lines under their headings. Moving the highlight renders two of them. */
export function ChoiceLines({ groups, highlighted }: ChoiceLinesProps) {
  return groups.map((group) => (
    <Group
      key={group.value}
      group={group}
      highlighted={highlighted && group.items.includes(highlighted) ? highlighted : undefined}
    />
  ));
}
