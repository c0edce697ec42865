import { useState, type ChangeEvent, type ComponentProps, type FocusEvent } from 'react';
import { Button } from '../Button.tsx';
import type { FieldText } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

// What appears while a button is being pressed would move it away.
const pauseMs = 300;

/**
 * An email address. `meant` asks about a likely slip in it, such as gmial.com; one tap mends it.
 * `asked` is the address to ask about where the form was posted without a script: there the button
 * posts it again, with this address.
 */
export function EmailInput({
  meant,
  asked,
  hint,
  onBlur,
  onChange,
  ...input
}: FieldText &
  ComponentProps<'input'> & { meant: (address: string) => string; asked?: string | null }) {
  const [found, setFound] = useState<{ field: HTMLInputElement; address: string } | null>(null);
  const look = async (event: FocusEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    onBlur?.(event);
    const loading = import('#core/domain/mail/meant-address.ts').catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const address = (await loading)?.meantAddress(field.value) ?? null;
    setFound(address === null ? null : { field, address });
  };
  const take = ({ field, address }: NonNullable<typeof found>) => {
    // The setter of the element itself: React overlooks a change by its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, address);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <TextInput
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      hint={
        found ? (
          <Button size="small" onClick={() => take(found)}>
            {meant(found.address)}
          </Button>
        ) : asked ? (
          <>
            {/* Enter presses the first of the buttons that send a form. */}
            <button type="submit" hidden />
            <Button type="submit" size="small" name={input.name} value={asked} formNoValidate>
              {meant(asked)}
            </Button>
          </>
        ) : (
          hint
        )
      }
      {...input}
      onBlur={(event) => void look(event)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setFound(null);
        onChange?.(event);
      }}
    />
  );
}
