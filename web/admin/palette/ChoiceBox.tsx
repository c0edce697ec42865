import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Search } from '#web/kit/icons.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';
import styles from './palette.module.css';
import { useFollowers } from './use-followers.ts';
import { fewestLetters } from './use-found.ts';

type Run = (choice: Choice) => void;

const Line = memo(function Line({ choice, onRun }: { choice: Choice; onRun: Run }) {
  return (
    <Autocomplete.Item
      value={choice}
      className={styles.item}
      onClick={() => onRun(choice)}
    >
      <span className={styles.name}>{choice.label}</span>
      {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
    </Autocomplete.Item>
  );
});

const Group = memo(function Group({ group, onRun }: { group: ChoiceGroup; onRun: Run }) {
  return (
    <Autocomplete.Group
      items={group.items}
      className={styles.group}
    >
      <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
      {group.items.map((choice) => (
        <Line
          key={choice.id}
          choice={choice}
          onRun={onRun}
        />
      ))}
    </Autocomplete.Group>
  );
});

const labelOf = ({ label }: Choice) => label;

interface ChoiceBoxProps {
  /** What the server was asked for last. */
  asked: string;
  /** Looks the commands through. */
  onSearch: (text: string) => void;
  /** Asks the server. */
  onAsk: (text: string) => void;
  groups: readonly ChoiceGroup[];
  isFetching: boolean;
  hasFailed: boolean;
  onRun: Run;
}

function Box(props: ChoiceBoxProps) {
  const { asked, onSearch, onAsk, groups, isFetching, hasFailed, onRun } = props;
  const t = useTranslations('admin.palette');
  // Kept here: a key renders this field and nothing else.
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  useFollowers(typed, {
    onNextFrame: onSearch,
    onSettled: (text) => onAsk(text.trim()),
  });
  const isWaiting = wanted.length >= fewestLetters && (asked !== wanted || isFetching);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const press = ({ key }: KeyboardEvent) => {
    // What is chosen now is chosen among what was typed, however quickly.
    if (key === 'Enter' || key.startsWith('Arrow')) {
      flushSync(() => onSearch(typed));
    }
  };
  const said = isWaiting ? t('searching') : t('found', { count });
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
      itemToStringValue={labelOf}
      autoHighlight="always"
      keepHighlight
    >
      <div
        className={styles.head}
        onKeyDownCapture={press}
      >
        <Search size={18} />
        <Autocomplete.Input
          className={styles.input}
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
        />
        <Dialog.Close className={styles.close}>
          <kbd>Esc</kbd>
          <span className="visually-hidden">{t('close')}</span>
        </Dialog.Close>
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
        {said}
      </p>
      {count === 0 && <p className={styles.none}>{isWaiting ? t('searching') : t('none')}</p>}
      <Autocomplete.List className={styles.list}>
        {groups.map((group) => (
          <Group
            key={group.value}
            group={group}
            onRun={onRun}
          />
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

/**
 * The field and the lines under it. It is rendered for a key and for another line, not for each step
 * of asking the server.
 */
export const ChoiceBox = memo(Box);
