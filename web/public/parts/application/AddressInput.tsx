import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { FieldText } from '#web/kit/form/Field.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { placeAddress, suggestPlaces, type Place } from '../../browser/calls/places.ts';
import styles from './address-input.module.css';

interface AddressInputProps extends FieldText, ComponentProps<'input'> {
  mapsApiKey: string;
  onChoose: (address: string) => void;
}

const leastLetters = 4;
const pauseMs = 250;
const steps: Partial<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
};

/** The index `step` further in a ring of `count`; from none (-1) to the first or last. */
function moved(index: number, step: number, count: number): number {
  const from = index < 0 && step < 0 ? 0 : index;
  return (from + step + count) % count;
}

/** A street address with suggestions. Errors of the service are logged: it can be typed. */
export function AddressInput({
  mapsApiKey,
  onChoose,
  onChange,
  onBlur,
  ...input
}: AddressInputProps) {
  const t = useTranslations('form');
  const id = useId();
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [marked, setMarked] = useState<Place>();
  const search = useRef<AbortController>(undefined);
  // The service bills all requests for one address as one session.
  const session = useRef('');
  useEffect(() => () => search.current?.abort(), []);
  const isOpen = places.length > 0;
  const active = places.findIndex((place) => place === marked);

  const close = () => {
    search.current?.abort();
    setPlaces([]);
  };

  const ask = async (text: string, signal: AbortSignal) => {
    await new Promise((done) => setTimeout(done, pauseMs));
    if (signal.aborted) {
      return;
    }
    try {
      session.current ||= crypto.randomUUID();
      const found = await suggestPlaces(text, mapsApiKey, session.current, signal);
      if (!signal.aborted) {
        setPlaces(found);
      }
    } catch (error) {
      if (!signal.aborted) {
        console.warn('Addresses cannot be proposed', error);
      }
      setPlaces([]);
    }
  };

  const propose = (text: string) => {
    search.current?.abort();
    if (text.trim().length < leastLetters) {
      return close();
    }
    search.current = new AbortController();
    void ask(text, search.current.signal);
  };

  const choose = async (place: Place) => {
    close();
    onChoose(place.text);
    try {
      onChoose(await placeAddress(place.id, mapsApiKey, session.current));
    } catch (error) {
      console.warn('The whole address cannot be read', error);
    } finally {
      session.current = '';
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
        onChange={(event) => {
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
            // Before the blur, which closes the list.
            onPointerDown={(event) => {
              event.preventDefault();
              void choose(place);
            }}
          >
            {place.text}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {isOpen ? t('addressCount', { count: places.length }) : ''}
      </p>
    </div>
  );
}
