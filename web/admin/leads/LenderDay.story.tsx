import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { makeQueryClient } from '#web/office/cache/query-client.ts';
import { useLenderDay } from './use-lender-day.ts';

function Shown() {
  return <output>{useLenderDay()}</output>;
}

export function Day() {
  const [queries] = useState(() => makeQueryClient(() => {}));
  return (
    <QueryClientProvider client={queries}>
      <Shown />
    </QueryClientProvider>
  );
}
