/** Has pages kept for times without a connection, once this one is there. Browsers do so over HTTPS only. */
export default function offline() {
  if (!('serviceWorker' in navigator)) return undefined
  const begin = () => start().catch(() => {})
  if (document.readyState === 'complete') void begin()
  else addEventListener('load', begin, { once: true })
  return undefined
}

async function start() {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  if (serviceWorker.controller) return
  const { active } = await serviceWorker.ready
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage({ page: location.href, files })
}
