import { useEffect, useState } from 'react';
import { part } from '#web/kit/part.ts';
import { onStepUp } from '#web/office/cache/step-up.ts';

const StepUpDialog = part(async () => (await import('./StepUpDialog.tsx')).StepUpDialog);

export function StepUp() {
  const [answer, setAnswer] = useState<((isProved: boolean) => void) | null>(null);
  useEffect(() => onStepUp(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (!answer) {
    return null;
  }
  return (
    <StepUpDialog
      onAnswer={(isProved) => {
        answer(isProved);
        setAnswer(null);
      }}
    />
  );
}
