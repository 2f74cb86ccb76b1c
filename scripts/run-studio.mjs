import { loadServer } from './built-server.mjs'
import { reportFailure } from './failure.mjs'

process.env.NODE_ENV ||= 'production'
// what a person reads is printed; the log of the site is not
process.env.LOG_LEVEL ||= 'warn'
const { studio } = await loadServer()
studio(process.argv.slice(2)).then((/** @type {number} */ code) => process.exit(code), reportFailure)
