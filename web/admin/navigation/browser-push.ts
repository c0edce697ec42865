import { unsubscribePush } from '#core/contract/integrations/push.ts';
import { call } from '#web/kit/api.ts';

const worker = '/media/push-worker.js';

/** Whether this browser takes push notices; on an iPhone only an app on the home screen does. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window;
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration(worker) : null;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function findEndpoint(): Promise<string | undefined> {
  return (await findSubscription())?.endpoint;
}

// `ready` waits for a controlling worker, and ours controls no page.
function activated(registration: ServiceWorkerRegistration): Promise<void> {
  const { installing, waiting, active } = registration;
  const one = active ?? waiting ?? installing!;
  return new Promise((resolve) => {
    const look = () => one.state === 'activated' && resolve();
    one.addEventListener('statechange', look);
    look();
  });
}

/** Asks the person and the browser's push service; a subscription with other keys ends. */
export async function subscribeBrowser(publicKey: string) {
  const registration = await navigator.serviceWorker.register(worker);
  await activated(registration);
  await (await findSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint = '', keys } = (await registration.pushManager.subscribe(options)).toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}

export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription) {
    await call(unsubscribePush, { body: { endpoint: subscription.endpoint } });
    await subscription.unsubscribe();
  }
}
