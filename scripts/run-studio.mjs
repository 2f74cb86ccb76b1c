import { reportFailure } from './failure.mjs'

process.env.NODE_ENV ||= 'production'
// what a person reads is printed; the log of the site is not
process.env.LOG_LEVEL ||= 'warn'
const { studio } = await import(new URL('../build/server/index.js', import.meta.url).href)
studio(process.argv.slice(2)).then((/** @type {number} */ code) => process.exit(code), reportFailure)
