import { expect, test } from '@playwright/test'
import { type Database, openDatabase } from '~/platform/database/database.server'
import { e2eSite } from '~test/e2e-site'
import * as notes from '~test/notes-panel-screen'
import { openAsPlanner } from '~test/planner-browser'

const MANY = 5_000

async function writeMany(db: Database, email: string) {
  const { id } = await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const rows = Array.from({ length: MANY }, (_, number) => ({
    userId: id,
    title: `Note ${number}`,
    content: `<p>What was said about subject ${number}, and what follows from it.</p>`.repeat(5),
    isTodo: false,
    items: '[]',
    searchText: `note ${number}\nwhat was said about subject ${number}, and what follows from it.`,
    version: number + 1,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000),
  }))
  for (let from = 0; from < MANY; from += 500)
    await db
      .insertInto('notes')
      .values(rows.slice(from, from + 500))
      .execute()
  await db.insertInto('noteChangeCounters').values({ userId: id, version: MANY }).execute()
}

test('with 5,000 notes the panel opens without waiting for all of them, draws what is loaded, and typing redraws none of them', async ({
  browser,
}) => {
  const { page, context, email } = await openAsPlanner(browser, notes.DESKTOP)
  const { db, close } = openDatabase({ DATA_DIR: e2eSite().dataDir })
  await writeMany(db, email)
  await close()
  await notes.openNotes(page)
  await expect(page.getByRole('tab', { name: 'My Notes (5000)' })).toBeVisible()
  expect(await notes.noteRows(page).count()).toBeLessThan(200)
  const reachEnd = async () => {
    await notes.noteRows(page).last().scrollIntoViewIfNeeded()
    return notes.noteRows(page).count()
  }
  await expect.poll(reachEnd).toBeGreaterThan(150)

  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    await page.reload({ waitUntil: 'networkidle' })
    times.push(await timeToOpen(page))
  }
  console.log(`With ${MANY} notes the panel opens within ${times.map(Math.round).join(', ')} ms.`)

  await notes.textField(page).click()
  await page.evaluate(
    (edited) => {
      const seen: number[] = []
      const redrawn: string[] = []
      Object.assign(window, { seen, redrawn })
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const row = target.parentElement?.closest('[data-note]')?.textContent
          if (row && !row.startsWith(edited)) redrawn.push(row)
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          seen.push(entry.processingEnd - entry.processingStart)
      }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    },
    `Note ${MANY - 1}`,
  )
  await page.keyboard.type('Something new about it all, written at the usual speed.', { delay: 40 })
  await page.waitForTimeout(300)
  const { seen, redrawn } = await page.evaluate(() => {
    const watched = window as unknown as { seen: number[]; redrawn: string[] }
    return { seen: watched.seen, redrawn: watched.redrawn }
  })
  const over = seen.filter((ms) => ms > 16)
  console.log(`Handlers over 16 ms while typing: ${over.length} of 57 keys (${over.map(Math.round).join(', ')}).`)
  expect(redrawn).toEqual([])
  await expect(notes.savingStatus(page)).toHaveText('Saved')
  await context.close()
})

/** From the click to the first note, in milliseconds, as the page sees it. */
function timeToOpen(page: Parameters<typeof notes.openNotes>[0]) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>('[aria-label="Smart Notes"]')
        const start = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role=dialog] [data-note]')) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.now() - start))
        }).observe(document.body, { childList: true, subtree: true })
        button?.click()
      }),
  )
}
