import { buildIfNeeded, continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
buildIfNeeded()
await continueWith('./bench/run.mjs', process.argv.slice(2))
