import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { createLongImport, listImportedPosts } from '~test/long-import'
import { startSite } from '~test/running-site'
import { tempFolder } from '~test/temp-folder'

const KILLS = Number(process.env.KILLS ?? 2)
const MAX_LIFE_MS = 1_500
const TIME_FOR_ONE_MS = 60_000

interface Place {
  DATA_DIR: string
}

/** Starts `studio import markdown` and kills it at a random moment; answers the posts that it said it had stored. */
async function importUntilKilled(place: Place, folder: string) {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'silent', SECRET: '0123456789abcdef0123456789abcdef', ...place }
  const child = spawn(process.execPath, ['scripts/run-studio.mjs', 'import', 'markdown', folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The import ended by itself.')))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      resolve()
    })
  })
  await pause(Math.random() * MAX_LIFE_MS)
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGKILL')
  await ended
  // the last line may be cut: it counts only with its line feed
  return [...printed.matchAll(/^imported (\S+)\n/gm)].map(([, slug = '']) => slug)
}

async function survives(place: Place) {
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const folder = path.join(tempFolder(), 'posts')
    createLongImport(folder, kill)
    acknowledged.push(...(await importUntilKilled(place, folder)))
    const site = await startSite({
      SECRET: '0123456789abcdef0123456789abcdef',
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ...place,
    })
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    expect((await fetch(`${site.origin}/blog/${acknowledged.at(-1)}`)).status).toBe(200)
    await site.stop()

    const database = await openSiteDatabase(place)
    const found = await listImportedPosts(database.db, place.DATA_DIR)
    await database.close()
    const lost = acknowledged.filter((slug) => !found.has(slug))
    const halfWritten = [...found].filter(([, isWhole]) => !isWhole).map(([slug]) => slug)
    expect({ lost, halfWritten }).toEqual({ lost: [], halfWritten: [] })
  }
  console.log(`${KILLS} kills, ${acknowledged.length} posts acknowledged, nothing lost`)
}

const timeout = KILLS * TIME_FOR_ONE_MS

test('no acknowledged post is lost when an import is killed', { timeout }, () => survives({ DATA_DIR: tempFolder() }))
