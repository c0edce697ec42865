import '#web/office/styles/tokens-office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { PaletteButton } from './PaletteButton.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** The button in the header, above the current address. */
export function InHeader() {
  const [queries] = useState(() => makeQueryClient(() => {}));
  return (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <PaletteButton />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>
  );
}
