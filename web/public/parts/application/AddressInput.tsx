import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { useTranslations } from 'use-intl';
import type { FieldText } from '#web/kit/form/Field.tsx';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { placeAddress, suggestPlaces, type Place } from '../../browser/calls/places.ts';
import styles from './address-input.module.css';

const leastLetters = 4;
const pauseMs = 250;

interface AddressInputProps extends FieldText, ComponentProps<'input'> {
  mapsApiKey: string;
  /** Called with the whole address of a chosen proposal. */
  onChoose: (address: string) => void;
}

/**
 * A street address with proposals of the maps service while it is typed. Without the service it is
 * a plain field: failures are only logged.
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
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [active, setActive] = useState(-1);
  const search = useRef<AbortController>(undefined);
  const session = useRef('');
  const isOpen = places.length > 0;

  const close = () => {
    search.current?.abort();
    setPlaces([]);
    setActive(-1);
  };
  useEffect(() => () => search.current?.abort(), []);

  const variant = async (text: string) => {
    search.current?.abort();
    if (text.trim().length < leastLetters) {
      return close();
    }
    const { signal } = (search.current = new AbortController());
    await new Promise((done) => setTimeout(done, pauseMs));
    if (signal.aborted) {
      return;
    }
    try {
      session.current ||= crypto.randomUUID();
      const found = await suggestPlaces(text, mapsApiKey, session.current, signal);
      if (signal.aborted) {
        return;
      }
      setPlaces(found);
      setActive(-1);
    } catch (error) {
      if (!signal.aborted) {
        console.warn('Addresses cannot be proposed', error);
      }
      setPlaces([]);
    }
  };

  const choose = async (place: Place) => {
    close();
    onChoose(place.text);
    try {
      onChoose(await placeAddress(place.id, mapsApiKey, session.current));
    } catch (error) {
      console.warn('The whole address cannot be read', error);
    }
    session.current = '';
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setActive(
        (now) => (now + step + places.length + (now < 0 && step < 0 ? 1 : 0)) % places.length,
      );
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
          void variant(event.currentTarget.value);
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
