import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freezeProcessTree } from '~test/database-outages'
import { tempFolder } from '~test/temp-folder'
import { bundledBinaries } from './postgres-binaries'
import { postgresConnectionConfig } from './postgres-connection'
import { initPostgresFolder, stopOrphanedServer } from './postgres-folder'
import { postgresSettings, retryOnPortInUse } from './postgres-settings'
import { chooseRunAs } from './run-as'
import { startPostgresServer } from './server-process'

async function aServer(parent = tempFolder()) {
  const folder = path.join(parent, 'postgres')
  const runAs = chooseRunAs(bundledBinaries(), parent, 'postgres')
  mkdirSync(folder, { mode: 0o700 })
  await initPostgresFolder(runAs, folder, 'password', false)
  const start = async () => startPostgresServer(runAs, folder, await postgresSettings(folder, 1))
  const frozen = () => {
    const goOn = freezeProcessTree(Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10))
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
  await stopOrphanedServer(runAs, folder, { withinMs: 500 })
  await server.ended
})

/** A port that another program listens on. */
async function aTakenPort() {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  return (other.address() as { port: number }).port
}

test('where the path of a socket is too long, a port that is taken meanwhile is named, and another one tried', async () => {
  const parent = path.join(tempFolder(), 'long'.repeat(30))
  mkdirSync(parent)
  const { folder, runAs } = await aServer(parent)
  const taken = await aTakenPort()
  const settings = await postgresSettings(folder, 1, async () => taken)
  await expect(startPostgresServer(runAs, folder, settings)).rejects.toThrow(`another program has taken port ${taken}`)
  const ports = [taken, taken]
  const server = await retryOnPortInUse(async () => {
    const port = ports.pop()
    return startPostgresServer(runAs, folder, await postgresSettings(folder, 1, port ? async () => port : undefined))
  })
  expect(postgresConnectionConfig(parent)).toMatchObject({ host: '127.0.0.1' })
  expect(postgresConnectionConfig(parent).port).not.toBe(taken)
  await server.stop()
})
