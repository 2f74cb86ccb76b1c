import { continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
await continueWith('./mutants/run.mjs', process.argv.slice(2))
