import type { ChangeEvent, ComponentProps } from 'react';
import { formatPhoneWithCaret } from '#core/domain/phone.ts';
import { TextInput } from './TextInput.tsx';
import type { FieldText } from './Field.tsx';

/**
 * A telephone number. A US one is shown as (XXX) XXX-XXXX while it is typed; a foreign one keeps
 * its plus. No maxLength: that would cut a pasted "+1 (512) 555-0123" before the country code can
 * be dropped.
 */
export function PhoneInput({ onChange, ...input }: FieldText & ComponentProps<'input'>) {
  const shape = (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { value, caret } = formatPhoneWithCaret(
      field.value,
      field.selectionStart ?? field.value.length,
    );
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
      {...input}
      onChange={shape}
    />
  );
}
