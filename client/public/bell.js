/** Rings where only a service worker may: it shows notes and leads to their table; it keeps nothing and answers nothing. */

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data));
});

/** The tab that has this table open, or a new one. */
async function bringUp(address) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find((one) => new URL(one.url).pathname === address);
  return tab ? tab.focus() : clients.openWindow(address);
}
