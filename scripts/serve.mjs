// Starts the site that was built. Everything before that (installing, building) is start.mjs.
import { reportFailure } from './failure.mjs'

process.env.NODE_ENV ||= 'production'
const { serve } = await import(new URL('../build/server/index.js', import.meta.url).href)
serve().catch(reportFailure)
