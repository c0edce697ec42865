import { CallError } from '#web/kit/api.ts';

type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets the function that asks a person for a step-up; returns a function that removes it. */
export function onStepUp(asker: Ask): () => void {
  ask = asker;
  return () => {
    ask = undefined;
  };
}

/** Asks for a step-up, once for all callers; false if the person declines. */
export async function askStepUp(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/** Sends a call; if it is refused for want of a step-up, sends it again after that. */
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
