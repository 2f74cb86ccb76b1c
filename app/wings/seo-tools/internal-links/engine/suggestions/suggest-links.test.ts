import { describe, expect, test } from 'vitest'
import { placeLinks } from '../placing/place-links'
import { findInboundCandidates } from './find-inbound-candidates'
import type { LinkSuggestion } from './link-suggestion'
import type { LinkablePage } from './linkable-page'
import { PageIndex } from './page-index'
import { suggestInbound, suggestOutbound } from './suggest-links'

function aPage(id: string, page: Partial<LinkablePage> = {}): LinkablePage {
  return {
    id,
    kind: 'post',
    path: `/blog/${id}`,
    categories: [],
    title: id,
    keywords: [],
    isPillar: false,
    isPublic: true,
    texts: [],
    ...page,
  }
}

const settings = { leavesFirstSentence: false, leavesTwoWayLinks: false }
const clusters = aPage('clusters', {
  title: 'Topic clusters: how to build them',
  keywords: ['pillar page'],
  texts: ['<p>A cluster of topics is held together by links.</p>'],
})
const queues = aPage('queues', {
  title: 'Background jobs on PostgreSQL',
  texts: ['<p>A queue of jobs in a table.</p>'],
})
const others = ['Colour contrast', 'Code review', 'Free trials'].map((title) => aPage(title, { title }))
const known = [clusters, queues, ...others]

function suggested(
  html: string,
  { pages = known, title = 'News', ...set }: Partial<typeof settings> & { pages?: LinkablePage[]; title?: string } = {},
) {
  const index = new PageIndex(pages)
  return suggestOutbound({ index, settings: { ...settings, ...set } }, aPage('own', { title, texts: [html] }))
}

const anchors = (suggestions: LinkSuggestion[]) =>
  suggestions.map(({ to, quote: { sentence, start, end } }) => `${to}: ${sentence.slice(start, end)}`)

test('a title, a keyword, and the words of a title in another order are found, with the sentence and the reason', () => {
  const found = suggested(
    '<p>We build topic clusters. Links help.</p><p>A job runs in the background of PostgreSQL.</p>',
  )
  expect(anchors(found).sort()).toEqual([
    'clusters: topic clusters',
    'queues: job runs in the background of PostgreSQL',
  ])
  const [toClusters, toQueues] = ['clusters', 'queues'].map((id) => found.find(({ to }) => to === id))
  expect(toClusters).toMatchObject({ evidence: 'title', quote: { sentence: 'We build topic clusters.' } })
  expect(toClusters?.reason).toMatch(/^“topic clusters” is the main part of its title/)
  expect(toQueues?.evidence).toBe('words')
  const [byKeyword] = suggested('<p>Every pillar page is long.</p>')
  expect(byKeyword?.reason).toMatch(/^“pillar page” is one of its keywords/)
  for (const { score } of found) expect(score).toSatisfy((value: number) => value > 0 && value <= 1)
})

test('a suggestion can be placed as it is', () => {
  const html = '<p>Our <strong>topic</strong> clusters &amp; more.</p>'
  expect(placeLinks(html, suggested(html)).html).toBe(
    '<p>Our <a href="page:clusters"><strong>topic</strong> clusters</a> &amp; more.</p>',
  )
})

test('a page is suggested once, at the place that speaks for it most', () => {
  expect(anchors(suggested('<p>A pillar page. Topic clusters. Clusters of a topic.</p>'))).toEqual([
    'clusters: Topic clusters',
  ])
})

test('a page that is about the same is suggested though no word of its title stands in the text, on a phrase of the text', () => {
  const soil = aPage('soil', {
    title: 'Garden notes',
    texts: ['<p>Compost feeds tomatoes. Mulch keeps compost moist for tomatoes.</p>'],
  })
  const [found] = suggested('<p>We met. We grow tomatoes in compost each spring.</p>', { pages: [soil, ...others] })
  expect(anchors(found ? [found] : [])).toEqual(['soil: tomatoes in compost'])
  expect(found?.evidence).toBe('similarity')
  expect(found?.reason).toMatch(/both pages mention .*compost/)
})

test('a full title is linked whole, stop words and all', () => {
  const pages = [aPage('hooks', { title: 'How to test custom React hooks' }), ...others]
  expect(anchors(suggested('<p>See how to test custom React hooks for more.</p>', { pages }))).toEqual([
    'hooks: how to test custom React hooks',
  ])
})

test('a title of one word counts by how few pages of the site say it', () => {
  const rare = aPage('rare', { title: 'Prisma' })
  const frequent = aPage('frequent', { title: 'Software' })
  const saying = Array.from({ length: 40 }, (_, n) =>
    aPage(`p${n}`, { title: `Page ${n}`, texts: ['<p>Software.</p>'] }),
  )
  const found = suggested('<p>Software that Prisma makes.</p>', { pages: [rare, frequent, ...saying] })
  const scoreOf = (id: string) => found.find(({ to }) => to === id)?.score ?? 0
  expect(scoreOf('rare')).toBeGreaterThan(2 * scoreOf('frequent'))
})

test('the main page of a subject goes first', () => {
  const twins = ['a', 'b'].map((id) => aPage(id, { title: `Topic clusters ${id}x`, isPillar: id === 'b' }))
  const found = suggested('<p>Topic clusters here. Topic clusters there.</p>', { pages: [...twins, ...others] })
  expect(found[0]?.to).toBe('b')
  expect(found[0]?.reason).toContain('pillar page')
})

describe('Nothing is suggested', () => {
  test('in headings, links, code and captions', () => {
    const words = 'topic clusters'
    for (const html of [
      `<h2>${words}</h2>`,
      `<p><a href="/x">${words}</a></p>`,
      `<p><code>${words}</code></p>`,
      `<pre><code>${words}</code></pre>`,
      `<figure><figcaption>${words}</figcaption></figure>`,
    ]) {
      expect(suggested(html)).toEqual([])
    }
  })

  test('to what the page links to already, to itself, or to what visitors cannot see', () => {
    for (const href of ['page:clusters', 'page:clusters#part', '/blog/clusters']) {
      expect(suggested(`<p>Topic clusters and <a href="${href}">this</a>.</p>`)).toEqual([])
    }
    const own = aPage('own', { title: 'Topic clusters' })
    expect(suggested('<p>Topic clusters.</p>', { pages: [own, ...others] })).toEqual([])
    const draft = { ...clusters, isPublic: false }
    expect(suggested('<p>Topic clusters.</p>', { pages: [draft, ...others] })).toEqual([])
  })

  test('in the first sentence, or back to where a link comes from, when that is set', () => {
    const html = '<h2>Hello</h2><p>Topic clusters. More.</p>'
    expect(suggested(html, { leavesFirstSentence: true })).toEqual([])
    const pages = [{ ...clusters, texts: ['<p><a href="page:own">Own</a></p>'] }, ...others]
    expect(suggested(html, { pages, leavesTwoWayLinks: true })).toEqual([])
    expect(suggested(html, { pages })).toHaveLength(1)
  })

  test('by its title across a colon or brackets, and not at all by general words', () => {
    const apart = suggested('<p>The topic: clusters.</p><p>A topic (clusters).</p>')
    expect(apart.filter(({ evidence }) => evidence !== 'similarity')).toEqual([])
    expect(suggested('<p>How to keep them.</p>')).toEqual([])
  })
})

test('other pages are found that could link to one, the best first, and not those that do', () => {
  const writers = [
    aPage('weak', { title: 'Weak', texts: ['<p>A cluster that is a topic.</p>'] }),
    aPage('strong', { title: 'Strong links', texts: ['<p>Links hold topic clusters together.</p>'] }),
    aPage('linking', { title: 'Linking', texts: ['<p>Topic clusters are <a href="page:clusters">here</a>.</p>'] }),
  ]
  const pages = [...known, ...writers]
  const index = new PageIndex(pages)
  const candidates = findInboundCandidates(index, 'clusters')
  expect(candidates).toEqual(expect.arrayContaining(['weak', 'strong']))
  expect(candidates).not.toContain('linking')
  expect(candidates).not.toContain('clusters')
  const found = suggestInbound({ index, settings }, 'clusters', writers)
  expect(found.map(({ from, to }) => [from, to])).toEqual([
    ['strong', 'clusters'],
    ['weak', 'clusters'],
  ])
})

test('a word written together with others is linked as a whole', () => {
  const pages = [aPage('sso', { title: 'Single sign-on' }), ...others]
  expect(anchors(suggested('<p>They want single sign-on today.</p>', { pages }))).toEqual(['sso: single sign-on'])
})

describe('An index that is kept', () => {
  const news = aPage('own', { title: 'News', texts: ['<p>Topic clusters and feature flags. A pillar page.</p>'] })
  const targetsIn = (index: PageIndex) => suggestOutbound({ index, settings }, news).map(({ to }) => to)

  test('is the same whether it was made at once or in turns', async () => {
    async function* some() {
      yield known.slice(0, 2)
      yield known.slice(2)
    }
    let pauses = 0
    const index = await PageIndex.buildInBatches(some(), async () => {
      pauses++
    })
    expect(suggestOutbound({ index, settings }, news)).toEqual(
      suggestOutbound({ index: new PageIndex(known), settings }, news),
    )
    expect(pauses).toBe(2 * known.length)
  })

  test('knows what pages say now, the words under which they want to be linked too', () => {
    const index = new PageIndex(known)
    expect(targetsIn(index)).toEqual(['clusters'])
    index.replace(aPage('flags', { title: 'Feature flags' }))
    expect(targetsIn(index).sort()).toEqual(['clusters', 'flags'])
    index.replace({ ...clusters, title: 'Something else' })
    const [byKeyword] = suggestOutbound({ index, settings }, news).filter(({ to }) => to === 'clusters')
    expect(byKeyword?.evidence).toBe('keyword')
    index.replace({ ...clusters, title: 'Something else', keywords: [] })
    const left = suggestOutbound({ index, settings }, news).find(({ to }) => to === 'clusters')
    expect(left?.evidence).toBe('similarity')
    expect(index.size).toBe(known.length + 1)
  })

  test('forgets pages, as targets and as places for links', () => {
    const writer = aPage('writer', { title: 'Writer', texts: ['<p>Topic clusters.</p>'] })
    const index = new PageIndex([...known, writer])
    expect(findInboundCandidates(index, 'clusters')).toEqual(['writer'])
    index.remove('writer')
    index.remove('unknown')
    expect(findInboundCandidates(index, 'clusters')).toEqual([])
    index.remove('clusters')
    expect(targetsIn(index)).toEqual([])
    expect(index.pageNumber('clusters')).toBeUndefined()
  })
})

test('what nobody wants to see is not suggested', () => {
  const asking = {
    index: new PageIndex(known),
    settings,
    isDismissed: (_from: string, to: string) => to === 'clusters',
  }
  expect(suggestOutbound(asking, aPage('own', { texts: ['<p>Topic clusters.</p>'] }))).toEqual([])
})

test('an index of no pages suggests nothing', () => {
  expect(suggested('<p>Topic clusters.</p>', { pages: [] })).toEqual([])
  expect(findInboundCandidates(new PageIndex([]), 'x')).toEqual([])
  expect(suggestInbound({ index: new PageIndex([]), settings }, 'x', [clusters])).toEqual([])
})
