import { CrashState } from './CrashState.tsx';

/** Shown when not even the frame of the screens can stand. */
export function CrashPage() {
  return (
    <main>
      <CrashState />
    </main>
  );
}
