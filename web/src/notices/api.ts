/** The calls about notices: how this person is told that it is their turn. */
import { get, send } from '../lib/api';
import { withBase } from '../lib/base';
import { language } from '../lib/language.svelte';
import type { CreatedWebhook, FeedAddresses, NoticesInfo, QuietHours } from '../lib/protocol';

const HERE = '/api/notices';

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

export const notices = {
  load: (): Promise<NoticesInfo> => get(HERE),
  /** Quiet hours, and with them the language and the time zone of this browser. */
  change: (quiet: QuietHours | null): Promise<unknown> =>
    send('PUT', HERE, { language: language.tag, zone: zone(), quiet }),
  addWebhook: (url: string, table: string): Promise<CreatedWebhook> =>
    send('POST', `${HERE}/webhooks`, { url, table: table || null }),
  addMail: (address: string): Promise<unknown> => send('POST', `${HERE}/mail`, { address }),
  confirmMail: (link: string): Promise<unknown> => send('POST', `${HERE}/confirm/${link}`),
  stopMail: (link: string): Promise<unknown> => send('POST', `${HERE}/stop/${link}`),
  end: (channel: string): Promise<unknown> => send('DELETE', `${HERE}/channels/${channel}`),
  tryOut: (channel: string): Promise<unknown> => send('POST', `${HERE}/channels/${channel}/try`),
  makeFeeds: (): Promise<FeedAddresses> => send('POST', `${HERE}/feeds`),
  endFeeds: (): Promise<unknown> => send('DELETE', `${HERE}/feeds`),
  tryFeeds: (): Promise<unknown> => send('POST', `${HERE}/feeds/try`),
};

export const pushPossible = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** Subscribes this browser, which asks the person, and tells the server. */
export async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.register(withBase('/sw.js'));
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await send('POST', `${HERE}/push`, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

/** Ends the subscription of this browser: who signs out is not told here any more. */
export async function unsubscribe(): Promise<void> {
  if (!pushPossible()) return;
  const worker = await navigator.serviceWorker.getRegistration(withBase('/'));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
