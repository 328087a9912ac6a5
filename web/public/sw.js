// Shows notices that are pushed while no page is open, and opens the table that they lead to. It fetches nothing.
self.addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body: text,
      tag,
      data: link,
      icon: "icon-192.png",
      badge: "icon-192.png",
    }),
  )
})

self.addEventListener("notificationclick", (event) => {
  event.notification.close()
  const link = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => page.url === link)
      return open ? open.focus() : self.clients.openWindow(link)
    }),
  )
})
