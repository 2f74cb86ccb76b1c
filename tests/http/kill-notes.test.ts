import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { toBrowserCookies } from '~test/admin-browser'
import { killAndRestart } from '~test/kill-and-restart'
import { NoteWriter, normalizeText, simulateFlakyConnection } from '~test/note-writer'
import { findFreePort, type RunningSite, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

// `npm run bench -- notes`: 10 minutes, 20 + 20 kills
const KILLS = Number(process.env.NOTE_KILLS ?? 2)
const SECONDS = Number(process.env.NOTE_SECONDS ?? 12)
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const settings = { SECRET: 'a secret of the tests, which is long enough', DEMO: '0', LOG_LEVEL: 'error' }
const timeout = SECONDS * 1_000 + KILLS * 60_000 + 120_000

type Place = Record<string, string>

interface Writing {
  writer: NoteWriter
  mend: () => Promise<void>
}

describe.skipIf(!process.env.CHROMIUM)('a note that is written while everything dies', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: FLAGS })
  })
  afterAll(() => browser?.close())

  test('is what was typed, to the character', { timeout }, async () => {
    const place = { ...settings, DATA_DIR: await tempSiteFolder(settings), PORT: String(await findFreePort()) }
    let site = await startSite(place)
    const account = await anAdmin(site, place)
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
    await context.addCookies(toBrowserCookies(account).map((cookie) => ({ ...cookie, url: site.origin })))
    const writer = new NoteWriter(context, site.origin)
    await writer.open(true)

    for (let kill = 0; kill < 2 * KILLS; kill++) {
      const mend = simulateFlakyConnection(writer)
      await writer.type((SECONDS * 1_000) / (2 * KILLS))
      if (kill % 2 === 0) await killTab(writer, mend)
      else site = await killServer(site, place, (kill - 1) / 2, { writer, mend })
      await expect
        .poll(() => writer.visibleText(), { message: `after kill ${kill}`, timeout: 15_000 })
        .toBe(writer.typed)
      expect(await writer.conflicts).toBe(0)
    }

    await writer.waitUntil('Saved')
    const { notes } = await notesOf(site, account.cookie)
    expect(notes.map(({ content }) => asText(content))).toEqual([writer.typed])
    await context.close()
    await site.stop()
    console.info(
      `${KILLS} kills of the tab, ${KILLS} of the server: ${writer.keys} characters typed, all of them there`,
    )
  })
})

async function killTab(writer: NoteWriter, mend: () => Promise<void>) {
  await writer.killTab()
  await mend()
  await writer.open()
}

/** It dies while somebody writes, and they write on while it starts again. */
async function killServer(site: RunningSite, place: Place, kill: number, { writer, mend }: Writing) {
  const writing = writer.type(2_000)
  await pause(Math.random() * 1_000)
  const [again] = await Promise.all([killAndRestart(site, kill, place), writing])
  await mend()
  return again
}

async function notesOf(site: RunningSite, cookie: string) {
  const answer = await fetch(`${site.origin}/api/notes`, { headers: { cookie } })
  return (await answer.json()) as { notes: { content: string }[] }
}

const asText = (html: string) => normalizeText(html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'))
