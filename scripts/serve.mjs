// Starts the site that was built. Everything before that (installing, building) is start.mjs.
import { loadServer } from './built-server.mjs'
import { reportFailure } from './failure.mjs'
import { beginWithLittleMemory } from './memory-settings.mjs'

beginWithLittleMemory()
process.env.NODE_ENV ||= 'production'
const { serve } = await loadServer()
serve().catch(reportFailure)
