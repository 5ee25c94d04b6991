/** A note outside the page. On some phones a page may not show one itself; there a service worker does, and only there
 *  is one installed. */

export async function ring(title: string, body: string, table: string): Promise<void> {
  const options = { body, icon: '/icon.svg', tag: table, data: location.pathname };
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    await navigator.serviceWorker?.register('/bell.js', { scope: '/t/' });
    const bell = await navigator.serviceWorker?.ready;
    await bell?.showNotification(title, options);
  }
}
