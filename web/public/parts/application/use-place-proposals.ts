import { useEffect, useRef, useState } from 'react';
import { placeAddress, suggestPlaces, type Place } from '../../browser/calls/places.ts';

const leastLetters = 4;
const pauseMs = 250;

/**
 * Proposals of the maps service for what is typed, once the typing pauses. Its failures are only
 * logged: the address can be typed whole.
 */
export function usePlaceProposals(mapsApiKey: string) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const search = useRef<AbortController>(undefined);
  // The service counts all that belongs to one address as one session.
  const session = useRef('');
  useEffect(() => () => search.current?.abort(), []);

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

  /** Proposes for a text of four letters or more. */
  const propose = (text: string) => {
    search.current?.abort();
    if (text.trim().length < leastLetters) {
      return close();
    }
    search.current = new AbortController();
    void ask(text, search.current.signal);
  };

  /** The whole address of a proposal; null when the service does not say. */
  const addressOf = async (place: Place): Promise<string | null> => {
    try {
      return await placeAddress(place.id, mapsApiKey, session.current);
    } catch (error) {
      console.warn('The whole address cannot be read', error);
      return null;
    } finally {
      session.current = '';
    }
  };

  return { places, propose, close, addressOf };
}
