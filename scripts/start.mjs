import { buildIfNeeded, continueWith, installIfNeeded } from './prepare.mjs'

installIfNeeded()
buildIfNeeded()
await continueWith('./serve.mjs')
