import { continueWith, installIfNeeded, readSettings } from './prepare.mjs'

installIfNeeded()
readSettings()
process.env.NODE_ENV ||= 'development'
await continueWith('./dev-server.mjs')
