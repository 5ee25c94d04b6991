/** A system notification. On some phones a page may not show one itself; there a service worker does, and only there
 *  is one installed. Its address stays /bell.js: phones that have it installed know it by that name. */

export async function showNotification(title: string, body: string, table: string): Promise<void> {
  const options = { body, icon: '/icon.svg', tag: table, data: location.pathname };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    await navigator.serviceWorker?.register('/bell.js', { scope: '/t/' });
    const worker = await navigator.serviceWorker?.ready;
    await worker?.showNotification(title, options);
  }
}
