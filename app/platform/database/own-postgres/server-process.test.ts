import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished, test } from 'vitest'
import { freeze } from '../../../../tests/support/database-outages'
import { aFolder } from '../../../../tests/support/folder'
import { endOrphan, initDataFolder } from './data-folder'
import { bundledPrograms } from './programs'
import { chooseRunAs } from './run-as'
import { startServer } from './server-process'
import { ownSettings } from './settings'

async function aServer() {
  const parent = aFolder()
  const folder = path.join(parent, 'postgres')
  const runAs = chooseRunAs(bundledPrograms(), parent, 'postgres')
  mkdirSync(folder, { mode: 0o700 })
  await initDataFolder(runAs, folder, 'password', false)
  const start = async () => startServer(runAs, folder, await ownSettings(folder, 1))
  const frozen = () => {
    const goOn = freeze(Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10))
    onTestFinished(goOn)
  }
  return { folder, runAs, start, frozen }
}

test('a PostgreSQL that stands still while it is to stop is killed, and starts again afterwards', async () => {
  const { start, frozen } = await aServer()
  const server = await start()
  frozen()
  await server.stop(500)
  const next = await start()
  await next.stop()
})

test('one that stands still and whose site is gone is killed', async () => {
  const { start, frozen, runAs, folder } = await aServer()
  const server = await start()
  frozen()
  await endOrphan(runAs, folder, { withinMs: 500 })
  await server.ended
})
