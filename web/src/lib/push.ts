/** Web Push: subscribed from a button, never by itself. */

import type { ChannelTarget } from "../protocol"
import { to } from "./router.svelte"

/** Browsers offer it on pages that came over https, and on this machine. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window
}

/** This browser's subscription, once its person has allowed it. */
export async function subscription(key: string): Promise<ChannelTarget> {
  await navigator.serviceWorker.register(to("sw.js"))
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = "", keys = {} } = made.toJSON()
  return { url: endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" }
}
