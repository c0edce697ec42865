import { useRef } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { FocusOnContent } from './Frame.tsx';

function Frame() {
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/leads')}>Leads</button>
      <section ref={content} tabIndex={-1}>
        A screen
      </section>
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
