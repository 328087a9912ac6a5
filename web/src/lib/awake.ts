/** Keeps a screen from going dark while nobody touches it, where the browser can. */
export function stayAwake(): () => void {
  let held: WakeLockSentinel | undefined
  const hold = () => {
    if (document.hidden || !("wakeLock" in navigator)) return
    navigator.wakeLock.request("screen").then(
      (sentinel) => (held = sentinel),
      () => undefined, // it may not: little power, or not the front window
    )
  }
  document.addEventListener("visibilitychange", hold)
  hold()
  return () => {
    document.removeEventListener("visibilitychange", hold)
    void held?.release()
  }
}
