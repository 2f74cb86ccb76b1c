import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'

// what the editor needs to tell of a batch of keystrokes, and a browser to hand it on to its storage, which outlives the tab
const PERSIST_MS = 300
const KEY_MS = 12

/** Somebody who writes one note in the panel, whatever happens to the line and the tab. */
export class NoteWriter {
  /** Everything that was typed so far. */
  typed = ''
  keys = 0
  private words = 0
  private page: Page | undefined

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {}

  /** Opens the planner in a new tab, and the panel; the note is the first one there. */
  async open(isFirst = false) {
    const page = await this.context.newPage()
    this.page = page
    await page.goto(`${this.origin}/planner/dashboard`)
    await page.getByRole('button', { name: 'Smart Notes' }).click()
    if (isFirst) await page.getByRole('dialog').getByRole('button', { name: 'New Note' }).click()
    await this.text.waitFor()
  }

  /** What stands in the note on the screen. */
  async visibleText() {
    return normalizeText(await this.text.innerText())
  }

  /** Types whole words for as long as it is said. */
  async type(ms: number) {
    await this.text.click()
    await this.tab.keyboard.press('Control+End')
    const end = Date.now() + ms
    while (Date.now() < end) {
      this.words += 1
      const word = `${this.typed ? ' ' : ''}word${this.words}`
      // before the keys: a key that was pressed counts, even when the tab dies under it
      for (const key of word) {
        await this.tab.keyboard.type(key)
        this.typed += key
        this.keys += 1
        await pause(Math.random() * 2 * KEY_MS)
      }
    }
  }

  /** For every tab that lives; one may die under it. */
  setOffline = (isOffline: boolean) => this.context.setOffline(isOffline).catch(() => {})

  /** The tab dies without being told, or is closed as a browser does it. */
  async killTab() {
    await pause(PERSIST_MS)
    const page = this.tab
    if (Math.random() < 0.5) {
      const session = await this.context.newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      session.send('Page.crash').catch(() => {})
      await crashed
    }
    await page.close()
  }

  /** Waits until the panel says so. */
  async waitUntil(status: string) {
    await this.tab.getByRole('dialog').getByText(status, { exact: true }).first().waitFor({ timeout: 60_000 })
  }

  get conflicts() {
    return this.tab.getByRole('button', { name: 'Compare versions' }).count()
  }

  private get tab() {
    if (!this.page) throw new Error('No tab is open.')
    return this.page
  }

  private get text() {
    return this.tab.getByRole('textbox', { name: /^Text of / })
  }
}

/** As a person reads it: editors write a space at the end as one that does not break. */
export const normalizeText = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\n$/, '')

/** Cuts the line and mends it, at random, until it is told to stop. */
export function simulateFlakyConnection(writer: NoteWriter) {
  let isOver = false
  const running = (async () => {
    while (!isOver) {
      await pause(Math.random() * 3_000)
      if (isOver) break
      await writer.setOffline(true)
      await pause(Math.random() * 4_000)
      await writer.setOffline(false)
    }
  })()
  return async () => {
    isOver = true
    await running
    await writer.setOffline(false)
  }
}
