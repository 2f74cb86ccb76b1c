import { isReadableOffline } from './is-readable-offline'
import { isPage, mayKeep, pageKey } from './may-keep'
import { drawOfflinePage } from './offline-page'

/*
 * What was read stays readable without a connection (docs/decisions/0114): pages for everyone, and the files that they
 * show. With a connection a page comes from the site; one that was kept stands in when the site is slow.
 */
const worker = self as unknown as ServiceWorkerScope

const PAGES = 'pages-1'
const FILES = 'files-1'
const MAX_PAGES = 50
const MAX_FILES = 400
const MAX_FILE_BYTES = 2_000_000
const PATIENCE_MS = 4_000

// their names change with their content
const LASTING_FILE = /^\/(assets|media)\//

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherVersions()))

worker.addEventListener('fetch', (event) => {
  const { method, mode, url, headers } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || headers.has('Range')) return
  if (mode === 'navigate') {
    if (isReadableOffline(pathname)) event.respondWith(answerPage(event))
  } else if (LASTING_FILE.test(pathname)) event.respondWith(answerFile(event))
})

/** The page from which the worker was started was there before it. */
worker.addEventListener('message', (event) => {
  const { page, files } = event.data as { page: string; files: string[] }
  event.waitUntil(Promise.allSettled([fetchAndKeepPage(page), ...files.map(fetchAndKeepFile)]))
})

async function forgetOtherVersions() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name)))
}

async function answerPage(event: FetchEvent) {
  const { request } = event
  const kept = await caches.match(pageKey(request.url), { cacheName: PAGES, ignoreVary: true })
  const fetched = fetchPage(event)
  if (!kept) return fetched.catch(offlinePage)
  const waited = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([fetched, waited]).catch(() => kept)
}

async function fetchPage(event: FetchEvent) {
  // no navigation preload: it would ask twice for pages that are not answered here, such as downloads
  const response = await fetch(event.request)
  if (mayKeep(response) && isPage(response))
    event.waitUntil(keep(PAGES, pageKey(event.request.url), response.clone(), MAX_PAGES))
  return response
}

async function answerFile(event: FetchEvent) {
  const { request, clientId } = event
  const kept = await caches.match(request, { cacheName: FILES, ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (isKeepableFile(response)) event.waitUntil(keepFileOf(clientId, request.url, response.clone()))
  return response
}

/** What other pages load is not kept: those of the back office are large. */
async function keepFileOf(clientId: string, address: string, response: Response) {
  const client = await worker.clients.get(clientId)
  if (client && isReadableOffline(new URL(client.url).pathname)) await keep(FILES, address, response, MAX_FILES)
}

function isKeepableFile(response: Response) {
  return mayKeep(response) && Number(response.headers.get('Content-Length') ?? 0) <= MAX_FILE_BYTES
}

async function fetchAndKeepPage(address: string) {
  if (!isReadableOffline(new URL(address).pathname)) return
  const response = await fetch(address)
  if (mayKeep(response) && isPage(response)) await keep(PAGES, pageKey(address), response, MAX_PAGES)
}

async function fetchAndKeepFile(address: string) {
  const { origin, pathname } = new URL(address)
  if (origin !== location.origin || !LASTING_FILE.test(pathname)) return
  const response = await fetch(address)
  if (isKeepableFile(response)) await keep(FILES, address, response, MAX_FILES)
}

/** The newest stand last; where there is no room left on the device, nothing is kept. */
async function keep(name: string, key: string, response: Response, most: number) {
  try {
    const cache = await caches.open(name)
    await cache.delete(key, { ignoreVary: true })
    await cache.put(key, response)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, -most).map((oldest) => cache.delete(oldest, { ignoreVary: true })))
  } catch {}
}

async function offlinePage() {
  const cache = await caches.open(PAGES)
  const keys = await cache.keys()
  const pages = keys.toReversed().map(async (key) => {
    const { pathname, search } = new URL(key.url)
    return { path: pathname + search, html: (await (await cache.match(key))?.text()) ?? '' }
  })
  return drawOfflinePage(await Promise.all(pages))
}
