import { buildIfNeeded, continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
buildIfNeeded()
await continueWith('./run-studio.mjs', process.argv.slice(2))
