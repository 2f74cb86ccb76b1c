import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import {
  dropOrPastePicture,
  editorArea,
  openEditor,
  pasteClipboard,
  readEditorHtml,
  test,
} from '~test/article-editor-page'

const pictures = (html: string) => [...html.matchAll(/<img src="\/media\/([^"]+)\.webp"/g)].map(([, name]) => name)

test('a second picture leaves the first, however they come', async ({ page }) => {
  await openEditor(page)
  await dropOrPastePicture(page, 'pasted-1')
  await dropOrPastePicture(page, 'pasted-2')
  await page.getByRole('button', { name: 'Image' }).click()
  await dropOrPastePicture(page, 'dropped', 1)
  await page.getByRole('button', { name: 'Image' }).click()
  await expect
    .poll(async () => pictures(await readEditorHtml(page)).sort())
    .toEqual(['dropped', 'pasted-1', 'pasted-2', 'picked-1', 'picked-2'])
})

test.describe('in the empty caption of a picture', () => {
  const figure = '<figure><img src="/media/a.webp" alt="" /></figure>'
  const insertions: Record<string, (page: Page) => Promise<unknown>> = {
    'a table': (page) => page.getByRole('button', { name: 'Table' }).click(),
    'a line': (page) => page.getByRole('button', { name: 'Divider' }).click(),
    'three dashes': (page) => page.keyboard.type('--- '),
    'a list': (page) => page.getByRole('button', { name: 'Bulleted list', exact: true }).click(),
    'a heading': (page) => page.keyboard.press('ControlOrMeta+Alt+2'),
    code: (page) => page.getByRole('button', { name: 'Code block' }).click(),
    'signs of Markdown': (page) => page.keyboard.type('## - > 1. ``` '),
    'a film': (page) => pasteClipboard(page, { 'text/plain': 'https://youtu.be/dQw4w9WgXcQ' }),
    'a table that was copied': (page) => pasteClipboard(page, { 'text/html': '<table><tr><td>x</td></tr></table>' }),
    'two paragraphs': (page) => pasteClipboard(page, { 'text/html': '<p>x</p><p>y</p>' }),
    Enter: (page) => page.keyboard.press('Enter'),
    Backspace: (page) => page.keyboard.press('Backspace'),
  }
  for (const [name, insert] of Object.entries(insertions)) {
    test(`${name} takes no picture away, and makes no second one`, async ({ page }) => {
      await openEditor(page, figure)
      await editorArea(page).locator('figcaption').click()
      await insert(page)
      await page.keyboard.type('end')
      const html = await readEditorHtml(page)
      expect(pictures(html)).toEqual(['a'])
      expect(html).toContain('end')
    })
  }
})

test('words go on behind a picture that was pasted, and behind its caption with Enter', async ({ page }) => {
  await openEditor(page, '<p>Before.</p>')
  await page.keyboard.press('End')
  await dropOrPastePicture(page, 'one')
  await page.keyboard.type('After.')
  await editorArea(page).locator('figcaption').click()
  await page.keyboard.type('Caption.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Between.')
  await expect
    .poll(() => readEditorHtml(page))
    .toBe(
      '<p>Before.</p>\n<figure><img src="/media/one.webp" width="960" height="540" alt="" /><figcaption>Caption.</figcaption></figure>\n<p>Between.</p>\n<p>After.</p>',
    )
})

test('what is typed or pasted over a selected film goes behind it', async ({ page }) => {
  await openEditor(
    page,
    '<figure class="embed" data-embed-url="https://youtu.be/dQw4w9WgXcQ"><a href="#">F</a></figure>',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('typed')
  await page.keyboard.press('ArrowUp')
  await pasteClipboard(page, { 'text/html': '<p>pasted</p>' })
  const html = await readEditorHtml(page)
  expect(html).toContain('data-embed-url')
  expect(html).toContain('typed')
  expect(html).toContain('pasted')
})

interface Left {
  /** Single letters, which nothing can take apart, and addresses of films: each has to be there once. */
  once: string[]
  tables: number
}

type Step = (page: Page, letters: string[], left: Left, at: number) => Promise<unknown>

const filmOf = (letter: string) =>
  `https://www.youtube.com/watch?v=film-${letter.codePointAt(0)?.toString().padStart(6, '0')}`

const steps: Record<string, Step> = {
  words: (page, [a = ''], { once }) => {
    once.push(a)
    return page.keyboard.type(` ${a} `)
  },
  pastedPicture: (page, [a = ''], { once }) => {
    once.push(a)
    return dropOrPastePicture(page, a)
  },
  droppedPicture: (page, [a = ''], { once }, at) => {
    once.push(a)
    return dropOrPastePicture(page, a, at)
  },
  pickedPicture: async (page, _letters, { once }) => {
    once.push(`picked-${once.filter((one) => one.startsWith('picked')).length + 1}.`)
    await page.getByRole('button', { name: 'Image' }).click()
  },
  film: async (page, [a = ''], { once }) => {
    await pasteClipboard(page, { 'text/plain': filmOf(a) })
    // among words it is an address, into whose middle others may be written
    if ((await readEditorHtml(page)).includes(`data-embed-url="${filmOf(a)}"`)) once.push(filmOf(a))
  },
  filmOfTool: async (page, [a = ''], { once }) => {
    once.push(filmOf(a))
    await page.getByRole('button', { name: 'Embed' }).click()
    await page.getByLabel('URL').fill(filmOf(a))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  },
  table: async (page, _letters, left) => {
    left.tables++
    await page.getByRole('button', { name: 'Table', exact: true }).click()
  },
  pastedTable: (page, [a = '', b = ''], { once }) => {
    once.push(a, b)
    return pasteClipboard(page, { 'text/html': `<table><tr><th>${a}</th></tr><tr><td>${b}</td></tr></table>` })
  },
  pastedWords: (page, [a = '', b = ''], { once }) => {
    once.push(a, b)
    return pasteClipboard(page, { 'text/html': `<p>${a}</p><ul><li>${b}</li></ul>` })
  },
  pastedPictures: (page, [a = '', b = ''], { once }) => {
    once.push(a, b)
    return pasteClipboard(page, {
      'text/html': `<p>${a}</p><figure><img src="/media/copied.webp" alt="${b}"></figure>`,
    })
  },
  markdown: (page, [a = '', b = '', c = ''], { once }) => {
    once.push(a, b, c)
    return pasteClipboard(page, { 'text/plain': `## ${a}\n\n- ${b}\n\n**${c}**` })
  },
  slashTable: (page, _letters, left) => chooseOf(page, '/tab', /^Table/, () => left.tables++),
  slashQuote: (page) => chooseOf(page, '/quo', /^Quote/),
  atLink: (page, [a = ''], { once }) => chooseOf(page, `${once.push(a) && a} @priv`, /^Privacy/),
  keyedLink: async (page, [a = ''], { once }) => {
    await page.keyboard.press('ControlOrMeta+k')
    const field = page.getByRole('combobox', { name: 'Page or URL' })
    // code has no links
    if (!(await field.isVisible())) return
    // a link gets another address and keeps its words
    if (!(await field.inputValue())) once.push(a)
    await page.keyboard.type(`https://example.com/${a}`)
    await page.keyboard.press('Enter')
    await field.waitFor({ state: 'detached' })
  },
  undoAndRedo: async (page) => {
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+Shift+z')
  },
  line: (page) => page.getByRole('button', { name: 'Divider' }).click(),
  dashes: (page) => page.keyboard.type('---'),
  list: (page) => page.getByRole('button', { name: 'Bulleted list', exact: true }).click(),
  quote: (page) => page.getByRole('button', { name: 'Quote' }).click(),
  code: (page) => page.getByRole('button', { name: 'Code block' }).click(),
  heading: (page) => page.keyboard.press('ControlOrMeta+Alt+2'),
  enter: (page) => page.keyboard.press('Enter'),
  up: (page) => page.keyboard.press('ArrowUp'),
  down: (page) => page.keyboard.press('ArrowDown'),
  end: (page) => page.keyboard.press('ControlOrMeta+End'),
  home: (page) => page.keyboard.press('Home'),
  caption: (page, _letters, _left, at) => clickOneOf(page, 'figcaption', at),
  cell: (page, _letters, _left, at) => clickOneOf(page, ':is(td, th)', at),
  block: (page, _letters, _left, at) => clickOneOf(page, '> :is(p, h2, ul, blockquote)', at),
}

/** Types what opens a menu and takes its entry, where there is one: code and captions have none. */
async function chooseOf(page: Page, typed: string, entry: RegExp, whenThere = () => {}) {
  await page.keyboard.type(typed)
  const option = page.getByRole('option', { name: entry })
  const isThere = await option.waitFor({ timeout: 300 }).then(
    () => true,
    () => false,
  )
  if (!isThere) return
  await option.click()
  whenThere()
}

async function clickOneOf(page: Page, selector: string, at: number) {
  const found = editorArea(page).locator(selector)
  const count = await found.count()
  if (count > 0) await found.nth(at % count).click()
}

const FIRST_LETTER = 0x4e00
const MAX_DURATION_MS = 240_000

test('whatever is inserted, in any order and place, everything that was there stays', async ({ page }) => {
  test.slow()
  const step = fc.record({ name: fc.constantFrom(...Object.keys(steps)), at: fc.nat(20) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (sequence) => {
      await openEditor(page)
      const left: Left = { once: [], tables: 0 }
      for (const [index, { name, at }] of sequence.entries()) {
        const letters = [0, 1, 2].map((place) => String.fromCodePoint(FIRST_LETTER + index * 3 + place))
        await steps[name]?.(page, letters, left, at)
      }
      await expect.poll(async () => notOnce(await readEditorHtml(page), left)).toEqual([])
    }),
    // a busy machine does fewer; a failure is shrunk for as long
    { numRuns: Number(process.env.RUNS ?? 25), interruptAfterTimeLimit: MAX_DURATION_MS },
  )
})

function notOnce(html: string, { once, tables }: Left) {
  const named = html
    .replace(/<figure class="embed" data-embed-url="([^"]*)".*?<\/figure>/g, '$1 ')
    .replace(/<a [^>]*>/g, '')
  const tableCount = html.split('<table>').length - 1
  const wrong = once.filter((one) => named.split(one).length !== 2)
  return tableCount < tables ? [...wrong, `${tables - tableCount} tables`] : wrong
}
