// The site with its page cache switched off: every request is rendered. With PAGE_CACHE_BYTES=1 each page is also made ready
// to be kept, as the first visitor of a page waits for it, but none fits.
import { beginWithLittleMemory } from '../memory-settings.mjs'

beginWithLittleMemory()
process.env.NODE_ENV ||= 'production'
const { serve, readEnvironment } = await import(new URL('../../build/server/index.js', import.meta.url).href)
await serve(readEnvironment(), { pageCacheBytes: Number(process.env.PAGE_CACHE_BYTES ?? 0) })
