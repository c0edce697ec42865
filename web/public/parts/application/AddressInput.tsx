import { useId, useState, type ChangeEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldText } from '#web/kit/form/Field.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import type { Place } from '../../browser/calls/places.ts';
import { usePlaceProposals } from './use-place-proposals.ts';
import styles from './address-input.module.css';

interface AddressInputProps extends FieldText, ComponentProps<'input'> {
  mapsApiKey: string;
  /** Called with the whole address of a chosen proposal. */
  onChoose: (address: string) => void;
}

const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
};

/** The index `step` further in a ring of `count`; from nowhere (-1) to its first or last. */
function moved(index: number, step: number, count: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + count) % count;
}

/**
 * A street address with proposals of the maps service while it is typed. Without the service it is
 * a plain field.
 */
export function AddressInput({
  mapsApiKey,
  onChoose,
  onChange,
  onBlur,
  ...input
}: AddressInputProps) {
  const t = useTranslations('form');
  const id = useId();
  const { places, propose, close, addressOf } = usePlaceProposals(mapsApiKey);
  const [marked, setMarked] = useState<Place>();
  const isOpen = places.length > 0;
  const active = places.findIndex((place) => place === marked);

  const choose = async (place: Place) => {
    close();
    onChoose(place.text);
    const address = await addressOf(place);
    if (address !== null) {
      onChoose(address);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      return;
    }
    const step = steps[event.key];
    if (step) {
      setMarked(places[moved(active, step, places.length)]);
    } else if (event.key === 'Enter' && places[active]) {
      void choose(places[active]);
    } else if (event.key === 'Escape') {
      close();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={styles.address}>
      <TextInput
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          onChange?.(event);
          propose(event.currentTarget.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          close();
        }}
      />
      <ul
        className={styles.list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('currentAddress')}
        hidden={!isOpen}
      >
        {places.map((place, index) => (
          <li
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the field loses the focus, and with it the list.
            onPointerDown={(event) => {
              event.preventDefault();
              void choose(place);
            }}
          >
            {place.text}
          </li>
        ))}
      </ul>
      <p
        className="visually-hidden"
        role="status"
      >
        {isOpen ? t('addressCount', { count: places.length }) : ''}
      </p>
    </div>
  );
}
