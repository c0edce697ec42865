import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { adminAffiliatePath, adminLeadPath } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { Search } from '#web/kit/icons.tsx';
import { fits } from './fits.ts';
import styles from './palette.module.css';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';

/** One line of the palette. */
interface Choice {
  id: string;
  label: string;
  detail?: string;
  run: () => void;
}

interface ChoiceGroup {
  value: string;
  items: Choice[];
}

/** What is offered for what was typed: people first, because they are what is looked for most. */
function useChoices(typed: string) {
  const t = useTranslations('admin.palette');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { places, actions } = useCommands();
  const { leads, affiliates, isWaiting, hasFailed } = useFound(typed);
  const from = { state: { from: pathname + search } };
  const groups: ChoiceGroup[] = [
    {
      value: t('leads'),
      items: leads.map((lead) => ({
        id: `lead:${lead.id}`,
        label: `${lead.firstName} ${lead.lastName}`,
        detail: [displayStatus(lead, 'admin'), lead.email].join(' · '),
        run: () => void navigate(adminLeadPath(lead.id), from),
      })),
    },
    {
      value: t('affiliates'),
      items: affiliates.map((affiliate) => ({
        id: `affiliate:${affiliate.id}`,
        label: `${affiliate.firstName} ${affiliate.lastName}`,
        detail: [affiliate.referralCode, affiliate.company].filter(Boolean).join(' · '),
        run: () => void navigate(adminAffiliatePath(affiliate.id), from),
      })),
    },
    {
      value: t('actions'),
      items: actions.filter(({ label }) => fits(label, typed)),
    },
    {
      value: t('places'),
      items: places.filter(({ label }) => fits(label, typed)),
    },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isWaiting,
    hasFailed,
  };
}

function Group({ group, onRun }: { group: ChoiceGroup; onRun: (choice: Choice) => void }) {
  return (
    <Autocomplete.Group
      items={group.items}
      className={styles.group}
    >
      <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
      {group.items.map((choice) => (
        <Autocomplete.Item
          key={choice.id}
          value={choice}
          className={styles.item}
          onClick={() => onRun(choice)}
        >
          <span className={styles.name}>{choice.label}</span>
          {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
        </Autocomplete.Item>
      ))}
    </Autocomplete.Group>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.palette');
  const [typed, setTyped] = useState('');
  const { groups, isWaiting, hasFailed } = useChoices(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const run = (choice: Choice) => {
    onDone();
    choice.run();
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
      itemToStringValue={({ label }: Choice) => label}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.head}>
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
            onRun={run}
          />
        ))}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

interface CommandPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds a lead, a partner, a place or an action by a few letters, and goes there. */
export function CommandPalette({ isOpen, onOpenChange }: CommandPaletteProps) {
  const t = useTranslations('admin.palette');
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => onOpenChange(open)}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Viewport className={styles.viewport}>
          <Dialog.Popup
            className={styles.popup}
            aria-label={t('title')}
          >
            <Finder onDone={() => onOpenChange(false)} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
