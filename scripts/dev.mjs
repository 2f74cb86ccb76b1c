import { continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
process.env.NODE_ENV ||= 'development'
await continueWith('./dev-server.mjs')
