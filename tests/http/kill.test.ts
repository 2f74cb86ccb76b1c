import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { aFolder } from '../support/folder'
import { traces } from '../support/kill-work.mjs'
import { startSite } from '../support/running-site'
import { addressOf, administer } from '../support/test-databases'

const KILLS = Number(process.env.KILLS ?? 3)
const LONGEST_LIFE_MS = 1_500
const TIME_FOR_ONE_MS = 30_000

interface Place {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** Lets a writer work from piece `from` on and kills it at a random moment; answers the last acknowledged piece. */
async function workUntilKilled(place: Place, from: number) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    SECRET: '0123456789abcdef',
    ...place,
  }
  const child = spawn(process.execPath, ['tests/support/writer.mjs', String(from)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8')
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The writer ended by itself.')))
    child.stdout.on('data', (text: string) => {
      printed += text
      resolve()
    })
  })
  await pause(Math.random() * LONGEST_LIFE_MS)
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  // the last line may be cut: it counts only with its line feed
  return Number(printed.slice(0, printed.lastIndexOf('\n')).split('\n').at(-1))
}

async function survives(place: Place) {
  let next = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const acknowledged = await workUntilKilled(place, next)
    const site = await startSite({ SECRET: '0123456789abcdef', DEMO: '0', LOG_LEVEL: 'silent', ...place })
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    await site.stop()

    const database = await openDatabase(place)
    const found = await traces(database.db)
    await database.close()
    const lost = Array.from({ length: acknowledged + 1 }, (_, n) => n).filter((n) => !found.has(n))
    const halfWritten = [...found].filter(([, isWhole]) => !isWhole)
    expect({ lost, halfWritten }).toEqual({ lost: [], halfWritten: [] })
    next = Math.max(...found.keys()) + 1
  }
  console.log(`${KILLS} kills, ${next} pieces of work, nothing lost`)
}

test(
  'nothing acknowledged is lost when the process is killed on the embedded database',
  { timeout: KILLS * TIME_FOR_ONE_MS },
  () => survives({ DATA_DIR: aFolder() }),
)

test('nothing acknowledged is lost when the process is killed on PostgreSQL', {
  timeout: KILLS * TIME_FOR_ONE_MS,
}, async ({ skip }) => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return skip('No PostgreSQL was given.')
  await administer(server, (client) => client.query('create database kills'))
  await survives({ DATA_DIR: aFolder(), DATABASE_URL: addressOf(server, 'kills') })
  await administer(server, (client) => client.query('drop database kills with (force)'))
})
