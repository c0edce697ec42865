import '../styles/tokens-office.css';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

/** A form above a screen with its own controls, before and after the one that opens it. */
export function WithForm() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button">Before</button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Add affiliate
      </button>
      <button type="button">Behind</button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="New affiliate"
        description="Who refers people to us."
      >
        <label>
          <input type="checkbox" /> Licensed
        </label>
        <label>
          First name <input type="text" />
        </label>
        <button type="button" onClick={() => setIsOpen(false)}>
          Create
        </button>
      </Dialog>
    </>
  );
}
