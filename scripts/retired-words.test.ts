import { readFileSync } from 'node:fs'
import { expect, test } from '~test/test'
import { namesWithRetiredWords, readRetiredWords } from './retired-words.mjs'

const terms = readFileSync('docs/terms.md', 'utf8')
const find = (file: string, source = '') => namesWithRetiredWords({ [file]: source }, terms).map(({ to }) => to)

test('a word that left is found in names of exports and files, whole', () => {
  expect(readRetiredWords(terms)).toEqual(expect.arrayContaining(['deed', 'who asks', 'catalogue']))
  expect(find('app/wings/content/bulk/run-deed.ts')).toEqual(['run-deed'])
  expect(find('app/a.ts', 'export const whoAsksNow = 1\nexport type Deed = string\nconst fate = 2')).toEqual([
    'whoAsksNow',
    'Deed',
  ])
  expect(find('app/a.ts', 'export { outcome as fateOfRow } from "./b"')).toEqual(['fateOfRow'])
  expect(find('app/met.ts')).toEqual(['met'])
  expect(find('app/metrics.ts', 'export const method = 1\nexport const MAX_LOTS = 2')).toEqual([])
})
