import { useEffect, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { FocusOnContent } from './Frame.tsx';

/** A place of a screen that takes the focus, as one does that the address names. */
function Place() {
  const place = useRef<HTMLInputElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) {
      place.current?.focus();
    }
  }, [hash]);
  return <input ref={place} aria-label="Phone" />;
}

function Frame() {
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/leads')}>Leads</button>
      <button onClick={() => void navigate('/profile#work')}>Work</button>
      <section ref={content} tabIndex={-1}>
        A screen
      </section>
      <Place />
      <div role="dialog">
        <input aria-label="Search" onChange={() => void navigate('/audit')} />
      </div>
      <FocusOnContent content={content} />
    </>
  );
}

/**
 * A screen with a link to another one, and a dialog during which the screen changes at each letter.
 */
export function ScreenAndDialog() {
  return (
    <MemoryRouter>
      <Frame />
    </MemoryRouter>
  );
}
