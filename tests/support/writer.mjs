// Works without end until it is killed, and says after each piece that it was acknowledged.
import { writeSync } from 'node:fs'
import { work } from './kill-work.mjs'

const { openSite, readEnvironment } = await import(new URL('../../build/server/index.js', import.meta.url).href)
const site = await openSite(readEnvironment())
await site.ready
for (let n = Number(process.argv[2]); ; n++) {
  await work(site.database.db, n)
  writeSync(1, `${n}\n`)
}
