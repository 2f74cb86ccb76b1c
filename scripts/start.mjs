import { keepRunning } from './keep-running.mjs'
import { buildIfNeeded, installIfNeeded, readSettings } from './prepare.mjs'

readSettings()
installIfNeeded()
buildIfNeeded()
await keepRunning('serve.mjs')
