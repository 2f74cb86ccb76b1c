import { buildIfNeeded, continueWith, installIfNeeded, readSettings } from './prepare.mjs'

readSettings()
installIfNeeded()
buildIfNeeded()
await continueWith('./run-studio.mjs', process.argv.slice(2))
