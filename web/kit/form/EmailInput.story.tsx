import { useState } from 'react';
import { EmailInput } from './EmailInput.tsx';

/** In a form that shows its value. */
export function InForm() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <EmailInput
        label="Email"
        meant={(address) => `Did you mean ${address}?`}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <output>{email}</output>
    </form>
  );
}
