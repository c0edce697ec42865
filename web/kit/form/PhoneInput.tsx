import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { formatPhoneWithCaret } from '#core/domain/phone.ts';
import { TextInput } from './TextInput.tsx';
import type { FieldText } from './Field.tsx';

/**
 * A telephone number. A US one is shown as (XXX) XXX-XXXX while it is typed; a foreign one keeps
 * its plus. No maxLength: that would cut a pasted "+1 (512) 555-0123" before the country code can
 * be dropped. `without` says what a pasted number left out, such as an extension.
 */
export function PhoneInput({
  onChange,
  without,
  hint,
  ...input
}: FieldText & ComponentProps<'input'> & { without: (cut: string) => string }) {
  const [cut, setCut] = useState('');
  const shape = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { value, caret, rest } = formatPhoneWithCaret(
      field.value,
      field.selectionStart ?? field.value.length,
    );
    setCut(rest);
    if (value !== field.value) {
      field.value = value;
      if (document.activeElement === field) {
        field.setSelectionRange(caret, caret);
      }
    }
    onChange?.(event);
  };
  return (
    <TextInput
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="(503) 555-0123"
      hint={cut ? without(cut) : hint}
      {...input}
      onChange={shape}
    />
  );
}
