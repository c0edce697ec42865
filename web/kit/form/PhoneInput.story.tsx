import { useState } from 'react';
import { PhoneInput } from './PhoneInput.tsx';
import { TextInput } from './TextInput.tsx';

/** Below another field, in a form that shows its value. */
export function InForm() {
  const [phone, setPhone] = useState('');
  return (
    <form>
      <TextInput label="Name" />
      <PhoneInput
        label="Phone"
        without={(cut) => `Without ${cut}`}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <output>{phone}</output>
    </form>
  );
}
