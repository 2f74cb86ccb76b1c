import { randomUUID } from 'node:crypto'
import { emptyPost } from '~/domains/blog/post-content'
import { postKind } from '~/domains/blog/post-kind.server'
import { findPublishedPost } from '~/domains/blog/queries.server'
import { saveDraft } from '~/domains/writing/engine/save-draft.server'
import { ada, editByHand, made, pieceAt, planned, slugs, story, tableOf, told, towns } from '~test/bulk-runs'
import { describe, expect, test } from '~test/test'
import { makeRun, publishRun } from '../commands.server'
import { smallSources } from '../fixtures'
import { countPages, findRun, listRunPages } from '../queries.server'
import type { LookedUp } from '../run-template'
import { workOnRun } from '../work.server'

describe('the check', () => {
  test('tells of each row what would become of it, and makes nothing', async ({ db }) => {
    await saveDraft(db, postKind, ada, randomUUID(), {
      basedOn: 0,
      content: { ...emptyPost, title: 'Taken', slug: 'plumbers-in-york' },
    })
    const long = (word: string) => `${story('same')} ${story('text')} ${story('again')} ${word}`
    const table = [
      'town\tstory\tnote',
      ...[`Leeds\t${story('leeds')}`, `York\t${story('york')}`, `Hull\t`, `\t\tnot used`],
      ...[`Leeds\t${story('other')}`, `impossible\t${story('x')}`],
      ...[`Bath\t${long('one')}`, `Ely\t${long('two')}`],
    ].join('\n')
    const id = await planned(db, { template: towns, table })
    expect(await told(db, id)).toEqual([
      ...['made', '“Taken” already has this address. Choose another one.', 'Empty: story.'],
      'No column that is used has a word in this row.',
      'Row 1 has the address “plumbers-in-leeds” already.',
      'title, line 1: This cannot be.',
      ...['made', expect.stringMatching(/^9\d % of it is the same as row 7\.$/)],
    ])
    expect(await slugs(db)).toEqual(['plumbers-in-york'])
    expect(await findRun(db, id)).toMatchObject({ task: 'plan', state: 'done', position: 8, rowCount: 8 })
    const { counts, alike } = await countPages(db, id)
    expect([counts, alike]).toEqual([{ made: 2, changed: 0, same: 0, kept: 0, skipped: 1, refused: 5 }, 1])
  })

  test('warns of pages that are alike and refuses those that are too alike, at thresholds that can be set', async ({
    db,
  }) => {
    const words = Array.from({ length: 100 }, (_, n) => `word${n}`)
    const table = `town\tstory\nLeeds\t${words.join(' ')}\nYork\t${words.slice(0, 75).join(' ')}`
    const strict = await planned(db, { template: towns, table, refuseAt: 70 })
    expect(await told(db, strict)).toEqual(['made', expect.stringMatching(/^7\d % of it is the same as row 1\.$/)])
    const usual = await planned(db, { template: towns, table })
    const { rows } = await listRunPages(db, usual, { filter: 'alike' }, 10)
    expect(rows).toEqual([expect.objectContaining({ position: 2, outcome: 'made', sibling: 1 })])
    const lax = await planned(db, { template: towns, table, warnAt: 80, refuseAt: 90 })
    expect((await listRunPages(db, lax, { filter: 'alike' }, 10)).rows).toEqual([])
  })

  test('begins anew when its worker has died', async ({ db }) => {
    const id = await planned(db, { template: towns, table: tableOf('a', 'b', 'c') })
    await db.updateTable('bulkRuns').set({ state: 'working' }).where('id', '=', id).execute()
    await workOnRun(db, smallSources, id)
    expect(await told(db, id)).toEqual(['made', 'made', 'made'])
  })
})

describe('a run', () => {
  test('makes the pages that were planned, as drafts', async ({ db }) => {
    const id = await made(db, { template: towns, table: tableOf('Leeds', 'York') })
    expect(await slugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
    const piece = await pieceAt(db, 'plumbers-in-leeds')
    expect(piece).toMatchObject({ publishedAt: null, savedBy: ada.email, content: { title: 'Plumbers in Leeds' } })
    expect(await findRun(db, id)).toMatchObject({ task: 'make', state: 'done' })
    expect((await countPages(db, id)).done).toBe(2)
  })

  test('tells of an address that was taken between the check and the run', async ({ db }) => {
    const id = await planned(db, { template: towns, table: tableOf('Leeds', 'York') })
    const content = { ...emptyPost, title: 'Quick', slug: 'plumbers-in-york' }
    await saveDraft(db, postKind, ada, randomUUID(), { basedOn: 0, content })
    await makeRun(db, smallSources, ada, id)
    await workOnRun(db, smallSources, id)
    expect(await told(db, id)).toEqual(['made', '“Quick” already has this address. Choose another one.'])
  })

  test('tells why a row that was checked makes no page after all', async ({ db }) => {
    const table = `${tableOf('Leeds', 'York').replace('story', 'story\tnote')}\n\t\tnot used`
    const id = await planned(db, { template: towns, table })
    await makeRun(db, smallSources, ada, id)
    const problem = { field: 'variables.story', message: 'Story: this product is gone.' }
    const readTemplate = (snapshot: unknown) => {
      const template = smallSources.readTemplate(snapshot)
      return {
        ...template,
        render: (row: LookedUp, seed: string) =>
          row.town === 'York' ? { problems: [problem] } : template.render(row, seed),
      }
    }
    await workOnRun(db, { ...smallSources, readTemplate }, id)
    expect(await told(db, id)).toEqual([
      ...['made', 'Story: this product is gone.', 'No column that is used has a word in this row.'],
    ])
    expect((await countPages(db, id)).counts).toMatchObject({ made: 1, refused: 1, skipped: 1 })
  })

  test('makes and changes pages that stand in turn', async ({ db }) => {
    await made(db, { template: towns, table: tableOf('b', 'd') })
    const id = await made(db, { template: { ...towns, body: 'New. {story}' }, table: tableOf('a', 'b', 'c', 'd') })
    expect(await told(db, id)).toEqual(['made', 'changed', 'made', 'changed'])
    expect((await countPages(db, id)).done).toBe(4)
    expect((await pieceAt(db, 'plumbers-in-d')).content.body).toContain('New.')
  })

  test('leaves a page its address when somebody has taken the new one since the check', async ({ db }) => {
    const table = (town: string) => `id\ttown\tstory\n7\t${town}\t${story('x')}`
    await made(db, { template: towns, table: table('Leeds'), keyColumn: 'id' })
    const again = await planned(db, { template: towns, table: table('York'), keyColumn: 'id' })
    const content = { ...emptyPost, title: 'Quick', slug: 'plumbers-in-york' }
    await saveDraft(db, postKind, ada, randomUUID(), { basedOn: 0, content })
    await makeRun(db, smallSources, ada, again)
    await workOnRun(db, smallSources, again)
    expect(await told(db, again)).toEqual(['“Quick” already has this address. Choose another one.'])
    expect(await slugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
  })

  test('that comes again changes what has changed and makes nothing twice', async ({ db }) => {
    await made(db, { template: towns, table: tableOf('Leeds', 'York', 'Hull') })
    const table = tableOf('York', 'Leeds', 'Bath').replace(story('Leeds'), story('new'))
    const again = await made(db, { template: towns, table })
    expect(await told(db, again)).toEqual(['same', 'changed', 'made'])
    expect(await slugs(db)).toHaveLength(4)
    const { content, revision } = await pieceAt(db, 'plumbers-in-leeds')
    expect([content.body, revision]).toEqual([expect.stringContaining('new0'), 2])
  })

  test('knows its rows by a column of the table, so that a page keeps its row when its address changes', async ({
    db,
  }) => {
    const table = (town: string) => `id\ttown\tstory\n7\t${town}\t${story('x')}`
    await made(db, { template: towns, table: table('Leeds'), keyColumn: 'id' })
    const again = await made(db, { template: towns, table: table('York'), keyColumn: 'id' })
    expect(await told(db, again)).toEqual(['changed'])
    expect(await slugs(db)).toEqual(['plumbers-in-york'])
  })

  test('that brings another one up to date keeps what was edited by hand and what left the table, and says so', async ({
    db,
  }) => {
    const first = await made(db, { template: towns, table: tableOf('Leeds', 'York', 'Hull') })
    await editByHand(db, 'plumbers-in-york', '<p>Mine.</p>')
    const better = { ...towns, body: 'Always in {town}. {story}' }
    const second = await made(db, { template: better, table: tableOf('Leeds', 'York'), updatesRun: first })
    expect(await told(db, second)).toEqual([
      ...['changed', 'Its page was edited by hand.', 'The table no longer has its row.'],
    ])
    expect((await pieceAt(db, 'plumbers-in-york')).content.body).toBe('<p>Mine.</p>')
    expect((await pieceAt(db, 'plumbers-in-leeds')).content.body).toContain('Always in Leeds')
    expect((await pieceAt(db, 'plumbers-in-hull')).content.body).toContain('We work in Hull')
    const third = await planned(db, { template: better, table: tableOf('Bath'), updatesRun: second })
    expect(await told(db, third)).toEqual(['made', ...Array(3).fill('The table no longer has its row.')])
  })

  test('keeps a page that somebody saves between the check and the run', async ({ db }) => {
    await made(db, { template: towns, table: tableOf('Leeds') })
    const again = await planned(db, { template: { ...towns, body: 'New. {story}' }, table: tableOf('Leeds') })
    await editByHand(db, 'plumbers-in-leeds', '<p>Mine.</p>')
    await makeRun(db, smallSources, ada, again)
    await workOnRun(db, smallSources, again)
    expect(await told(db, again)).toEqual(['Its page was edited by hand.'])
    expect((await pieceAt(db, 'plumbers-in-leeds')).content.body).toBe('<p>Mine.</p>')
  })

  test('that changes a public page shows visitors the new one, which keeps its date', async ({ db }) => {
    const first = await made(db, { template: towns, table: tableOf('Leeds') })
    await publishRun(db, smallSources, ada, first, { perDay: null, from: new Date() })
    await workOnRun(db, smallSources, first)
    const { publishedAt } = await pieceAt(db, 'plumbers-in-leeds')
    await made(db, { template: { ...towns, body: 'New. {story}' }, table: tableOf('Leeds') })
    expect(await pieceAt(db, 'plumbers-in-leeds')).toMatchObject({ publishedAt, hasUnpublishedChanges: false })
    expect((await findPublishedPost(db, 'plumbers-in-leeds'))?.body).toContain('New.')
  })
})
