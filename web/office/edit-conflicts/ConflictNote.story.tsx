import '#web/office/styles/tokens-office.css';
import { useState } from 'react';
import { ConflictNote } from './ConflictNote.tsx';

const mail = Array.from({ length: 60 }, (_, line) => `<p>Line ${line}</p>`).join('\n');

/** Above a form: a short value, a long one, and a box that was not touched. */
export function AboveAForm() {
  const [said, setSaid] = useState('');
  return (
    <>
      <ConflictNote
        editing={{
          conflict: {
            message: 'Dana Desk changed this template after you opened it: subject, HTML content.',
            fields: [
              { name: 'subject', theirs: 'Welcome', mine: 'Hello' },
              { name: 'html', theirs: mail, mine: `${mail}\n<p>Mine</p>` },
              { name: 'active', theirs: false, mine: null },
              { name: 'description', theirs: '', mine: null },
            ],
          },
          keepMine: () => setSaid('mine'),
          takeTheirs: () => setSaid('theirs'),
        }}
        label={(name) => `The ${name}`}
        inWords={(name, value) => (name === 'subject' ? `“${value}”` : value)}
      />
      <p data-testid="said">{said}</p>
    </>
  );
}
