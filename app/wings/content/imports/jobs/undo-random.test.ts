import fc from 'fast-check'
import type { Database } from '~/platform/database/database.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { publishEntry, withdrawEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { moveToTrash } from '~/wings/publishing/writing/lifecycle/trash.commands.server'
import { findRedirectTarget } from '~/wings/web/redirects/redirect-or-not-found.server'
import { testActor } from '~test/bulk-runs'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import { anImport, undoImportToEnd } from '../fixtures'
import { importTargets } from './import-targets.server'

const RUNS = 8
// on a busy machine a round takes some seconds
const WITHIN_MS = 180_000
const ITEMS = 5
const item = fc.record({
  id: fc.integer({ min: 1, max: ITEMS }),
  status: fc.constantFrom('publish', 'draft', 'future'),
  words: fc.constantFrom('One.', 'Two.', 'Three.'),
})
// the same number is the same item: only the first of a file counts
const file = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: ITEMS })
const action = fc.constantFrom('edit', 'publish', 'withdraw', 'trash', 'nothing')
const actions = fc.array(action, { minLength: ITEMS, maxLength: ITEMS })

type Item = typeof item extends fc.Arbitrary<infer Value> ? Value : never
type Deed = typeof action extends fc.Arbitrary<infer Value> ? Value : never

/** Every second one is a page, so that both kinds are undone. */
const targetOf = (id: number) => importTargets[id % 2 ? 'post' : 'page']

/** A site of its own for each round, since all rounds are one transaction. */
function aSite(db: Database, round: number) {
  const [address, folder] = [`https://s${round}.example`, tempFolder()]
  const slugOf = (id: number) => `s${round}-${id}`

  function wxr(items: Item[]) {
    const parts = items.map(({ id, status, words }) => {
      const date = status === 'future' ? '2999-01-01 00:00:00' : '2020-05-01 10:00:00'
      const type = id % 2 ? 'post' : 'page'
      const link = `${address}/old/${slugOf(id)}/`
      return aWxrItem({ id, type, status, date, slug: slugOf(id), link, html: words, guid: `${address}/?p=${id}` })
    })
    return aWxr(parts.join(''), { address })
  }

  async function find(id: number) {
    const { kind } = targetOf(id)
    const page = await db
      .selectFrom('pages')
      .select('id')
      .where('path', '=', kind.pathFor(slugOf(id)))
      .execute()
    const entryId = page[0]?.id
    const piece = entryId ? await findEntryForEditor(db, kind, entryId) : undefined
    return piece && { ...piece, id: entryId ?? '' }
  }

  /** All that people know of an item: what it says, whether visitors see it, where its old address leads. */
  async function look(id: number) {
    const piece = await find(id)
    if (!piece) return undefined
    const { content, publishedAt, isDeleted, hasUnpublishedChanges } = piece
    const led = await findRedirectTarget(db, `/old/${slugOf(id)}`)
    return { content, publishedAt, isDeleted, hasUnpublishedChanges, led }
  }

  async function doByHand(id: number, what: Deed) {
    const piece = await find(id)
    if (!piece || what === 'nothing') return
    const { kind } = targetOf(id)
    if (what === 'edit') {
      const content = { ...piece.content, title: `${piece.content.title} by hand` }
      await saveDraft(db, kind, testActor, piece.id, { basedOn: piece.revision, content })
    } else if (what === 'publish' && !piece.isDeleted) await publishEntry(db, kind, testActor, piece.id)
    else if (what === 'withdraw') await withdrawEntry(db, kind, testActor, piece.id)
    else if (what === 'trash') await moveToTrash(db, kind, testActor, piece.id)
  }

  const ids = Array.from({ length: ITEMS }, (_, index) => index + 1)
  return {
    ids,
    lookAtAll: async () => {
      const seen: Awaited<ReturnType<typeof look>>[] = []
      for (const id of ids) seen.push(await look(id))
      return seen
    },
    byHand: async (all: Deed[]) => {
      for (const id of ids) await doByHand(id, all[id - 1] ?? 'nothing')
    },
    imported: (items: Item[]) => anImport(db, { folder, content: wxr(items) }),
  }
}

type Site = ReturnType<typeof aSite>
type Run = Awaited<ReturnType<typeof anImport>>
type Looks = Awaited<ReturnType<Site['lookAtAll']>>

const isWritten = ({ outcome }: { outcome: string | null }) => outcome === 'created' || outcome === 'updated'

function asBeforeButForEdits(site: Site, run: Run, looks: Record<'before' | 'imported' | 'edited' | 'after', Looks>) {
  const { before, imported, edited, after } = looks
  for (const [at, id] of site.ids.entries()) {
    const isOfRun = run.items.some((one) => one.ref === `post:${id}` && isWritten(one))
    const isTouched = JSON.stringify(imported[at]) !== JSON.stringify(edited[at])
    const expected = isOfRun && !isTouched ? before[at] : edited[at]
    if (expected || !after[at]) expect(after[at]).toEqual(expected)
    else expect(after[at]).toMatchObject({ isDeleted: true, publishedAt: null, led: undefined })
  }
}

test('whatever was there before and was done since: undoing leaves the site as before the run, but for what was edited', {
  timeout: WITHIN_MS,
}, async ({ db }) => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(file, actions, file, actions, async (first, early, second, late) => {
      const site = aSite(db, ++round)
      await site.imported(first)
      await site.byHand(early)
      const before = await site.lookAtAll()
      const run = await site.imported(second)
      const imported = await site.lookAtAll()
      await site.byHand(late)
      const edited = await site.lookAtAll()
      if (!run.items.some(isWritten)) return
      await undoImportToEnd(db, run.id)
      asBeforeButForEdits(site, run, { before, imported, edited, after: await site.lookAtAll() })
      const again = await site.imported(second)
      expect(again.items.filter(({ outcome }) => outcome === 'refused')).toEqual([])
      expect(new Set(again.items.map(({ entryId }) => entryId)).size).toBe(again.items.length)
      expect(again.items.map(({ slug }) => slug)).toEqual(run.items.map(({ slug }) => slug))
    }),
    { numRuns: RUNS },
  )
})
