// The site with its page cache switched off: every request is rendered.
process.env.NODE_ENV ||= 'production'
const { serve, readEnvironment } = await import(new URL('../../build/server/index.js', import.meta.url).href)
await serve(readEnvironment(), { pageCacheBytes: 0 })
