import { compileAhead } from './built-server.mjs'

await compileAhead()
process.exit()
