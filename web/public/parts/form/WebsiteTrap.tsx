import type { Ref } from 'react';
import styles from './form.module.css';

/** A field that people cannot see: only machines fill it in. */
export function WebsiteTrap({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.trap} aria-hidden>
      <label>
        Website
        <input
          ref={ref}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          defaultValue=""
        />
      </label>
    </div>
  );
}
