import { expect, test } from 'vitest'
import { convertSeoFields } from './seo-fields'

const words = { title: 'Tides', site: 'Old site', excerpt: '', category: '', tags: [], author: '', date: null }

function keyphrasesIn(meta: Record<string, string>) {
  const notes: string[] = []
  const { keyphrase, synonyms, isPillar } = convertSeoFields(
    new Map(Object.entries(meta)),
    words,
    'https://old.example',
    notes,
  )
  return { keyphrase, synonyms, isPillar, notes }
}

test.for<Record<string, string>>([
  {
    _yoast_wpseo_focuskw: 'tide tables',
    _yoast_wpseo_keywordsynonyms: '["tides, high water",""]',
    _yoast_wpseo_is_cornerstone: '1',
  },
  { rank_math_focus_keyword: 'tide tables, tides, high water', rank_math_pillar_content: 'on' },
])('what a post wanted to be found by comes with it: %j', (meta) => {
  const found = { keyphrase: 'tide tables', synonyms: 'tides, high water', isPillar: true, notes: [] }
  expect(keyphrasesIn(meta)).toEqual(found)
})

test('what cannot be read, or is too long, is left out or cut, which is said', () => {
  const broken = { _yoast_wpseo_focuskw: 'tides', _yoast_wpseo_keywordsynonyms: '{"a":' }
  expect(keyphrasesIn(broken)).toMatchObject({ keyphrase: 'tides', synonyms: '', isPillar: false })
  const { keyphrase, notes } = keyphrasesIn({ rank_math_focus_keyword: 'tide '.repeat(100) })
  expect(keyphrase?.length).toBeLessThanOrEqual(200)
  expect(notes).toEqual(['The keyphrase was cut to 200 characters.'])
})
