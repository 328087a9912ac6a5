// Shows notices that are pushed while no page is open, and opens the table that they lead to, or turns them off. It fetches nothing.
self.addEventListener("push", (event) => {
  const { title, text, link, tag, off, stop } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      data: { link, off },
      actions: [{ action: "off", title: stop }],
      icon: "icon-192.png",
      badge: "icon-192.png",
    }),
  )
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const { link: table, off } = event.notification.data
  const link = event.action === "off" ? off : table
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === link)
      return open ? open.focus() : self.clients.openWindow(link)
    }),
  )
})
