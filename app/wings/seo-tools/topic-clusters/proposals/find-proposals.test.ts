import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { aPost } from '~/wings/content/blog/fixtures'
import { registerPage } from '~/wings/web/pages/commands.server'
import { testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { createCluster } from '../commands.server'
import { detectCommunities, MAX_CLUSTER_PAGES } from '../engine/detect-communities'
import { findSimilarPairs } from '../engine/find-similar-pairs'
import { mergeCommunities } from '../engine/merge-communities'
import { WordSimilarity } from '../engine/word-similarity'
import { dismissProposal, restoreProposal } from './dismissals.commands.server'
import { findProposals } from './find-proposals.server'

const atOnce = () => Promise.resolve()
const evenly = (...terms: number[]) => ({ terms, weights: terms.map(() => 1 / Math.sqrt(terms.length)) })

test('pages are alike by the words that they share, beyond what any two pages of the site have in common', async () => {
  const rare = [evenly(1, 2, 3, 4), evenly(1, 2, 3, 9), evenly(7, 8), evenly(3, 5, 6)]
  const others = Array.from({ length: 26 }, (_, page) => evenly(100 + page))
  const words = await WordSimilarity.build([...rare, ...others], atOnce)
  expect(words.between(0, 1)).toBeGreaterThan(0.9)
  expect(words.between(0, 2)).toBeLessThan(0)
  expect((await findSimilarPairs(30, { words }, atOnce)).map(({ a, b }) => [a, b])).toEqual([
    ...[
      [0, 1],
      [0, 3],
      [1, 3],
    ],
  ])
  const boats = Array.from({ length: 30 }, (_, page) => evenly(1, 100 + (page >> 1)))
  const subjects = await WordSimilarity.build(boats, atOnce)
  expect(subjects.between(0, 1)).toBeGreaterThan(0.5)
  expect(subjects.between(0, 2)).toBeLessThan(0.15)
})

test('what belongs together is found the same way each time, and never fewer than three pages', async () => {
  const ring = (from: number) => [0, 1, 2].map((at) => ({ a: from + at, b: from + ((at + 1) % 3), score: 1 }))
  const alike = [...ring(0), ...ring(3), { a: 0, b: 3, score: 0.1 }, { a: 8, b: 9, score: 1 }]
  expect(await detectCommunities(alike, atOnce)).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ])
  expect(await detectCommunities(alike, atOnce)).toEqual(await detectCommunities(alike, atOnce))
  expect(await detectCommunities([], atOnce)).toEqual([])
})

test('what communities took apart is one subject again when its parts are as alike as the pages of each', () => {
  const all = (pages: number[], score: number) =>
    pages.flatMap((a, at) => pages.slice(at + 1).map((b) => ({ a, b, score })))
  const alike = [...all([0, 1, 2, 3, 4, 5], 0.4), ...all([6, 7, 8], 0.4), { a: 0, b: 6, score: 0.2 }]
  const parts = [
    [0, 1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ]
  expect(sorted(mergeCommunities(parts, alike, 40))).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8],
  ])
  for (const pages of mergeCommunities(parts, alike, 4)) expect(pages.length).toBeLessThanOrEqual(4)
})

test('a crowd is no cluster: it is looked at more closely, or left out', async () => {
  const crowd = Array.from({ length: 120 }, (_, a) => Array.from({ length: a }, (_, b) => ({ a, b, score: 1 }))).flat()
  for (const pages of await detectCommunities(crowd, atOnce))
    expect(pages.length).toBeLessThanOrEqual(MAX_CLUSTER_PAGES)
})

function sorted(groups: number[][]) {
  return groups
    .filter(({ length }) => length > 0)
    .map((pages) => pages.toSorted((a, b) => a - b))
    .sort(([a], [b]) => Number(a) - Number(b))
}

async function aReadPost(db: Database, title: string, body: string) {
  const { id, slug } = await aPost(db, { title, body })
  await registerPage(db, { id, kind: 'post', path: `/blog/${slug}`, title, publishedAt: new Date('2026-01-01') })
  return id
}

async function proposed(db: Database) {
  const found = await findProposals(db)
  return 'proposals' in found ? found.proposals : undefined
}

test('the public pages of a site are proposed, until somebody makes a cluster of them or does not want it', async ({
  database: { db },
}) => {
  const boats: string[] = []
  for (const what of ['paper', 'wood', 'steel']) {
    boats.push(await aReadPost(db, `Boats of ${what}`, `<p>A boat floats. The sail of a boat of ${what} pulls.</p>`))
  }
  for (const what of ['queues', 'colours', 'prices', 'reviews'])
    await aReadPost(db, `On ${what}`, `<p>All ${what}.</p>`)
  await expect.poll(async () => (await proposed(db))?.length).toBe(1)
  const [proposal] = (await proposed(db)) ?? []
  expect(proposal?.pages.map(({ id }) => id).sort()).toEqual(boats.toSorted())
  expect(proposal?.name).toMatch(/boat/i)
  const dismissed = { id: randomUUID(), name: 'Boats', pages: boats }
  await dismissProposal(db, testAdmin, dismissed)
  expect(await proposed(db)).toEqual([])
  await restoreProposal(db, testAdmin, dismissed)
  expect(await proposed(db)).toHaveLength(1)
  const topics = boats.map((pageId) => ({ keyphrase: pageId, pageId }))
  await createCluster(db, testAdmin, { name: 'Boats', pillarPage: null, topics })
  expect(await proposed(db)).toEqual([])
})
