import { keepRunning } from './keep-running.mjs'
import { buildIfNeeded, installIfNeeded, readSettings } from './prepare.mjs'

installIfNeeded()
readSettings()
buildIfNeeded()
await keepRunning('serve.mjs')
