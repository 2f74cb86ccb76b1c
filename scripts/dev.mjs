import { continueWith, installIfNeeded, readSettings } from './prepare.mjs'

readSettings()
installIfNeeded()
process.env.NODE_ENV ||= 'development'
await continueWith('./dev-server.mjs')
