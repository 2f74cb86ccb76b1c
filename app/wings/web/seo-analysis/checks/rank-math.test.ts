import { expect, test } from 'vitest'
import { anAnalyzedPage, paragraphsOfWords } from '~test/analyzed-page'
import { readingRulesOf } from '../all-reading-rules'
import type { AnalyzedPage } from '../analyzed-page'
import { parseAnalyzedPage } from './parse-analyzed-page'
import { RANK_MATH_SCORING_RULES } from './rank-math'

function pointsFor(id: string, facts: Partial<AnalyzedPage>) {
  return RANK_MATH_SCORING_RULES.find((rule) => rule.id === id)?.points(
    parseAnalyzedPage(anAnalyzedPage(facts), readingRulesOf('en')),
  )
}

/** A text of so many words, of which so many are the keyphrase, in paragraphs of ten. */
function withKeyphrase(times: number, count: number) {
  return `${'<p>plan</p>'.repeat(times)}${paragraphsOfWords(count - times)}`
}

const pictures = (count: number) => '<img src="/a.png" alt="">'.repeat(count)
const paragraph = (count: number) => `<p>${Array.from({ length: count }, () => 'rain').join(' ')}.</p>`
const film = '<iframe src="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"></iframe>'

test.for<[id: string, steps: (readonly [Partial<AnalyzedPage>, points: number])[]]>([
  [
    'length',
    (
      [
        [599, 0],
        [600, 2],
        [999, 2],
        [1_000, 3],
        [1_499, 3],
        [1_500, 4],
        [1_999, 4],
        [2_000, 5],
        [2_499, 5],
        [2_500, 8],
      ] as const
    ).map(([count, points]) => [{ body: paragraphsOfWords(count) }, points]),
  ],
  [
    'density',
    (
      [
        [4, 1_000, 0],
        [5, 1_000, 2],
        [7, 1_000, 2],
        [3, 400, 3],
        [9, 1_000, 3],
        [10, 1_000, 6],
        [25, 1_000, 6],
        [26, 1_000, 0],
      ] as const
    ).map(([times, count, points]) => [{ keyphrase: 'plan', body: withKeyphrase(times, count) }, points]),
  ],
  [
    'paragraphs',
    [
      [{ body: '' }, 0],
      [{ body: paragraph(120) + paragraph(1) }, 3],
      [{ body: paragraph(121) + paragraph(1) }, 0],
    ],
  ],
  [
    'media',
    [
      ...[0, 1, 2, 4, 6, 6].map((points, count) => [{ body: pictures(count) }, points] as const),
      [{ body: pictures(1), coverAlt: '' }, 2],
      [{ body: film }, 1],
      [{ body: film.repeat(3) }, 2],
      [{ body: pictures(4) + film }, 6],
    ],
  ],
  [
    'address-length',
    [
      [{ origin: 'https://harbor.test', path: `/${'a'.repeat(55)}` }, 4],
      [{ origin: 'https://harbor.test', path: `/${'a'.repeat(56)}` }, 0],
    ],
  ],
  [
    'title-start',
    [
      [{ keyphrase: 'plan', title: 'Plan it well' }, 3],
      [{ keyphrase: 'plan', title: 'It is well to plan' }, 0],
      [{ keyphrase: 'plan', title: 'Nothing' }, 0],
    ],
  ],
  [
    'start',
    [
      [{ keyphrase: 'plan', body: `<p>${'rain '.repeat(20)}plan.</p>` }, 3],
      [{ keyphrase: 'plan', body: `${paragraphsOfWords(20)}<p>A plan.</p>${paragraphsOfWords(200)}` }, 3],
      [{ keyphrase: 'plan', body: `${paragraphsOfWords(30)}<p>A plan.</p>${paragraphsOfWords(200)}` }, 0],
    ],
  ],
  [
    'contents',
    [
      [{ body: '<p><a href="#a">a</a></p>' }, 0],
      [{ body: '<p><a href="#a">a</a> <a href="#b">b</a></p>' }, 2],
      [{ hasTableOfContents: true }, 2],
    ],
  ],
])('Rank Math’s points for %s go up and down where its table says', ([id, steps]) => {
  for (const [facts, points] of steps) expect([id, facts, pointsFor(id, facts)]).toEqual([id, facts, points])
})
