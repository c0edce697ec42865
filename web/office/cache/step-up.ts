import { CallError } from '#web/kit/api.ts';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the function that asks a person for a step-up. Returns a function that removes it. */
export function onStepUp(asker: Ask): () => void {
  ask = asker;
  return () => {
    ask = undefined;
  };
}

/** Asks for the proof, once for all who want it; false where the person would rather not. */
export async function askStepUp(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Sends a call; one that is refused for want of the proof is sent again once that was given. */
export async function withStepUp<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const isDue = error instanceof CallError && error.body?.code === 'step_up';
    if (!isDue || !(await askStepUp())) {
      throw error;
    }
    return send();
  }
}
