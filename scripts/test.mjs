import { continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
await continueWith('./run-tests.mjs', process.argv.slice(2))
