import { randomUUID } from 'node:crypto'
import { startSite, temporaryFolder } from './a-site.mjs'
import { asAdmin } from './admin-lists.mjs'
import { cachedPageWhile } from './cached-page.mjs'

const WRITERS = 4
const SECONDS = 30
const REST = {
  description: '',
  category: 'guides',
  tags: [],
  author: '',
  coverId: null,
  coverAlt: '',
  seo: {
    metaTitle: '',
    metaDescription: '',
    canonicalUrl: '',
    isNoindex: false,
    ogTitle: '',
    ogDescription: '',
    keyphrase: '',
    synonyms: '',
    isPillar: false,
    language: '',
  },
}
const BODY = `<p>${'Words that fill some pages of the database. '.repeat(200)}</p>`

/** Four editors who save without a pause, while visitors read a cached page. */
export async function saves() {
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir })).stop()
  await asAdmin({ dataDir, env: {} }, async (origin, cookie) => {
    const until = performance.now() + SECONDS * 1000
    const isOver = () => performance.now() >= until
    const writing = Promise.all(Array.from({ length: WRITERS }, () => saveUntil(isOver, origin, cookie)))
    const page = await cachedPageWhile(origin, isOver)
    const saved = (await writing).reduce((sum, count) => sum + count, 0)
    console.log(`${(saved / SECONDS).toFixed(0)} saves/s of ${WRITERS} editors: ${page}`)
  })
}

/** @param {() => boolean} isOver @param {string} origin @param {string} cookie */
async function saveUntil(isOver, origin, cookie) {
  const [id, headers] = [randomUUID(), { cookie, origin, 'content-type': 'application/json' }]
  let revision = 0
  for (; !isOver(); revision++) {
    const content = { title: `Save ${revision}`, slug: `bench-${id}`, body: `<p>${revision}</p>${BODY}`, ...REST }
    const answer = await fetch(`${origin}/admin/api/entries/post/${id}/draft`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ basedOn: revision, content }),
    })
    if (!answer.ok) throw new Error(`A save: ${answer.status} ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  return revision
}
