import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { noteTextbox, pasteClipboard, readNoteHtml, showEditableNote, test } from '~test/note-editor-page'

/** Each answers the letters that it has put in. */
const insertions: Record<string, (page: Page, letters: string[]) => Promise<string[]>> = {
  words: async (page, [a = '']) => {
    await page.keyboard.type(` ${a} `)
    return [a]
  },
  pastedWords: async (page, [a = '', b = '']) => {
    await pasteClipboard(page, { 'text/html': `<p>${a}</p><ul><li>${b}</li></ul>` })
    return [a, b]
  },
  pastedLines: async (page, [a = '', b = '']) => {
    await pasteClipboard(page, { 'text/plain': `${a}\n${b}` })
    return [a, b]
  },
  pastedTable: async (page, [a = '', b = '']) => {
    await pasteClipboard(page, { 'text/html': `<table><tr><td>${a}</td><td>${b}</td></tr></table>` })
    return [a, b]
  },
}

const moves: Record<string, (page: Page) => Promise<unknown>> = {
  enter: (page) => page.keyboard.press('Enter'),
  up: (page) => page.keyboard.press('ArrowUp'),
  down: (page) => page.keyboard.press('ArrowDown'),
  home: (page) => page.keyboard.press('Home'),
  end: (page) => page.keyboard.press('ControlOrMeta+End'),
  list: (page) => page.keyboard.type('- '),
  heading: (page) => page.keyboard.type('## '),
  code: (page) => page.keyboard.type('``` '),
  undoAndRedo: async (page) => {
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+Shift+z')
  },
}

const FIRST_LETTER = 0x4e00

test('whatever is inserted into a note, in any order and place, every word stays', async ({ page }) => {
  test.slow()
  const step = fc.constantFrom(...Object.keys(insertions), ...Object.keys(moves))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (sequence) => {
      await showEditableNote(page, '')
      await noteTextbox(page).focus()
      const left: string[] = []
      for (const [index, name] of sequence.entries()) {
        const letters = [0, 1].map((place) => String.fromCodePoint(FIRST_LETTER + index * 2 + place))
        left.push(...((await insertions[name]?.(page, letters)) ?? []))
        await moves[name]?.(page)
      }
      const notOnce = async () => {
        const html = (await readNoteHtml(page)) ?? ''
        return left.filter((letter) => html.split(letter).length !== 2)
      }
      await expect.poll(notOnce).toEqual([])
    }),
    { numRuns: Number(process.env.RUNS ?? 40) },
  )
})
