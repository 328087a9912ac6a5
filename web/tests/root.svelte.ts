import { flushSync } from "svelte"

/** Makes something that has effects of its own, outside of any component. */
export function root<T>(make: () => T): { value: T; stop: () => void } {
  let value: T | undefined
  const stop = $effect.root(() => {
    value = make()
  })
  flushSync()
  return { value: value as T, stop }
}
