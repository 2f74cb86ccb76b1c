/** Takes the place of the service worker where keeping pages is turned off: it forgets what is kept, and goes. */
export const retiredServiceWorker = `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
}
`
