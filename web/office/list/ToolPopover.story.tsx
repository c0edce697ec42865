import '../styles/tokens-office.css';
import { ToolPopover } from './ToolPopover.tsx';

/** Above a list, in the middle of a row and at its ends. */
export function InARow() {
  return (
    <div style={{ display: 'flex', justifyContent: 'space-between' }}>
      {['Status', 'Filters', 'Columns'].map((label) => (
        <ToolPopover key={label} label={label}>
          <label style={{ width: '12rem' }}>
            <input type="checkbox" /> A choice
          </label>
        </ToolPopover>
      ))}
    </div>
  );
}
