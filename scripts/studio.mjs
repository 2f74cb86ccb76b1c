import { buildIfNeeded, continueWith, installIfNeeded, readSettings } from './prepare.mjs'

installIfNeeded()
readSettings()
buildIfNeeded()
await continueWith('./run-studio.mjs', process.argv.slice(2))
