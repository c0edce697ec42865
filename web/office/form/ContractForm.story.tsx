import { QueryClientProvider } from '@tanstack/react-query';
import { type FocusEvent, useRef, useState } from 'react';
import { logIn } from '#core/contract/accounts/staff.ts';
import { TextInput } from '#web/kit/form/TextInput.tsx';
import { makeQueryClient } from '../cache/query-client.ts';
import { useContractForm } from './use-contract-form.ts';

const blank = { username: '', password: '', repeated: '' };

/** A person who is faster than the page: leaves a wrong field at once, the first time only. */
function useQuickLeaving() {
  const hasLeft = useRef(false);
  return ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && !hasLeft.current) {
      hasLeft.current = true;
      queueMicrotask(() => currentTarget.querySelector('a')?.focus());
    }
  };
}

function Fields({ isLeft }: { isLeft: boolean }) {
  const { form, field, line } = useContractForm(logIn, {
    start: blank,
    alsoCheck: ({ repeated }) => (repeated === '' ? { repeated: 'text.line' } : {}),
    toBody: ({ username, password }) => ({ username, password }),
    makesStale: 'nothing',
  });
  const leave = useQuickLeaving();
  return (
    <form {...form} onFocus={isLeft ? leave : undefined}>
      <a href="#further">Further</a>
      <TextInput {...line('username')} label="User name" />
      <TextInput {...field('password')} label="Password" />
      <TextInput {...line('repeated')} label="Password again" />
      <button type="submit">Send</button>
    </form>
  );
}

/** Two fields that are sent and one that is not. */
export function ThreeFields({ isLeft }: { isLeft: boolean }) {
  const [queries] = useState(() => makeQueryClient(() => {}));
  return (
    <QueryClientProvider client={queries}>
      <Fields isLeft={isLeft} />
    </QueryClientProvider>
  );
}
