import { randomUUID } from 'node:crypto'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import {
  editPostBySlug,
  findPostBySlug,
  listOutcomes,
  listPostSlugs,
  makeRunAndWait,
  planRunAndWait,
  testActor,
  townStory,
  townTable,
  townTemplate,
} from '~test/bulk-runs'
import { describe, expect, test } from '~test/test'
import { publishRun, startMakingPages } from '../commands.server'
import { simpleRunDependencies } from '../fixtures'
import { processBulkRun } from '../process-bulk-run.server'
import { countRunRows, findRun, listRunRows } from '../queries.server'
import type { RowWithReferences } from '../run-template'

describe('the check', () => {
  test('tells of each row what would become of it, and makes nothing', async ({ db }) => {
    await saveDraft(db, postEntryType, testActor, randomUUID(), {
      basedOn: 0,
      content: { ...emptyPostContent, title: 'Taken', slug: 'plumbers-in-york' },
    })
    const long = (word: string) => `${townStory('same')} ${townStory('text')} ${townStory('again')} ${word}`
    const table = [
      'town\tstory\tnote',
      ...[`Leeds\t${townStory('leeds')}`, `York\t${townStory('york')}`, `Hull\t`, `\t\tnot used`],
      ...[`Leeds\t${townStory('other')}`, `impossible\t${townStory('x')}`],
      ...[`Bath\t${long('one')}`, `Ely\t${long('two')}`],
    ].join('\n')
    const id = await planRunAndWait(db, { template: townTemplate, table })
    expect(await listOutcomes(db, id)).toEqual([
      ...['created', '“Taken” already uses this URL slug. Choose another.', 'Empty: story.'],
      'All columns in use are empty in this row.',
      'Row 1 already uses the URL slug “plumbers-in-leeds”.',
      'title, line 1: This cannot be.',
      ...['created', expect.stringMatching(/^9\d% identical to row 7\.$/)],
    ])
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-york'])
    expect(await findRun(db, id)).toMatchObject({ phase: 'plan', state: 'completed', doneCount: 8, totalCount: 8 })
    const { counts, similar } = await countRunRows(db, id)
    expect([counts, similar]).toEqual([{ created: 2, updated: 0, unchanged: 0, kept: 0, skipped: 1, refused: 5 }, 1])
  })

  test('warns of pages that are alike and refuses those that are too alike, at thresholds that can be set', async ({
    db,
  }) => {
    const words = Array.from({ length: 100 }, (_, n) => `word${n}`)
    const table = `town\tstory\nLeeds\t${words.join(' ')}\nYork\t${words.slice(0, 75).join(' ')}`
    const strict = await planRunAndWait(db, { template: townTemplate, table, refuseThreshold: 70 })
    expect(await listOutcomes(db, strict)).toEqual(['created', expect.stringMatching(/^7\d% identical to row 1\.$/)])
    const usual = await planRunAndWait(db, { template: townTemplate, table })
    const { rows } = await listRunRows(db, usual, { filter: 'similar' }, 10)
    expect(rows).toEqual([expect.objectContaining({ position: 2, outcome: 'created', similarPosition: 1 })])
    const lax = await planRunAndWait(db, { template: townTemplate, table, warnThreshold: 80, refuseThreshold: 90 })
    expect((await listRunRows(db, lax, { filter: 'similar' }, 10)).rows).toEqual([])
  })

  test('begins anew when its worker has died', async ({ db }) => {
    const id = await planRunAndWait(db, { template: townTemplate, table: townTable('a', 'b', 'c') })
    await db.updateTable('bulkRuns').set({ state: 'running' }).where('id', '=', id).execute()
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listOutcomes(db, id)).toEqual(['created', 'created', 'created'])
  })
})

describe('a run', () => {
  test('makes the pages that were planned, as drafts', async ({ db }) => {
    const id = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
    const entry = await findPostBySlug(db, 'plumbers-in-leeds')
    expect(entry).toMatchObject({
      publishedAt: null,
      savedBy: testActor.email,
      content: { title: 'Plumbers in Leeds' },
    })
    expect(await findRun(db, id)).toMatchObject({ phase: 'make', state: 'completed' })
    expect((await countRunRows(db, id)).done).toBe(2)
  })

  test('tells of an address that was taken between the check and the run', async ({ db }) => {
    const id = await planRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York') })
    const content = { ...emptyPostContent, title: 'Quick', slug: 'plumbers-in-york' }
    await saveDraft(db, postEntryType, testActor, randomUUID(), { basedOn: 0, content })
    await startMakingPages(db, testActor, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await listOutcomes(db, id)).toEqual(['created', '“Quick” already uses this URL slug. Choose another.'])
  })

  test('tells why a row that was checked makes no page after all', async ({ db }) => {
    const table = `${townTable('Leeds', 'York').replace('story', 'story\tnote')}\n\t\tnot used`
    const id = await planRunAndWait(db, { template: townTemplate, table })
    await startMakingPages(db, testActor, id)
    const problem = { field: 'variables.story', message: 'Story: this product is gone.' }
    const readTemplate = (snapshot: unknown) => {
      const template = simpleRunDependencies.readTemplate(snapshot)
      return {
        ...template,
        render: (row: RowWithReferences, seed: string) =>
          row.town === 'York' ? { problems: [problem] } : template.render(row, seed),
      }
    }
    await processBulkRun(db, { ...simpleRunDependencies, readTemplate }, id)
    expect(await listOutcomes(db, id)).toEqual([
      ...['created', 'Story: this product is gone.', 'All columns in use are empty in this row.'],
    ])
    expect((await countRunRows(db, id)).counts).toMatchObject({ created: 1, refused: 1, skipped: 1 })
  })

  test('makes and changes pages that stand in turn', async ({ db }) => {
    await makeRunAndWait(db, { template: townTemplate, table: townTable('b', 'd') })
    const id = await makeRunAndWait(db, {
      template: { ...townTemplate, body: 'New. {story}' },
      table: townTable('a', 'b', 'c', 'd'),
    })
    expect(await listOutcomes(db, id)).toEqual(['created', 'updated', 'created', 'updated'])
    expect((await countRunRows(db, id)).done).toBe(4)
    expect((await findPostBySlug(db, 'plumbers-in-d')).content.body).toContain('New.')
  })

  test('leaves a page its address when somebody has taken the new one since the check', async ({ db }) => {
    const table = (town: string) => `id\ttown\tstory\n7\t${town}\t${townStory('x')}`
    await makeRunAndWait(db, { template: townTemplate, table: table('Leeds'), keyColumn: 'id' })
    const again = await planRunAndWait(db, { template: townTemplate, table: table('York'), keyColumn: 'id' })
    const content = { ...emptyPostContent, title: 'Quick', slug: 'plumbers-in-york' }
    await saveDraft(db, postEntryType, testActor, randomUUID(), { basedOn: 0, content })
    await startMakingPages(db, testActor, again)
    await processBulkRun(db, simpleRunDependencies, again)
    expect(await listOutcomes(db, again)).toEqual(['“Quick” already uses this URL slug. Choose another.'])
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-leeds', 'plumbers-in-york'])
  })

  test('that comes again changes what has changed and makes nothing twice', async ({ db }) => {
    await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York', 'Hull') })
    const table = townTable('York', 'Leeds', 'Bath').replace(townStory('Leeds'), townStory('new'))
    const again = await makeRunAndWait(db, { template: townTemplate, table })
    expect(await listOutcomes(db, again)).toEqual(['unchanged', 'updated', 'created'])
    expect(await listPostSlugs(db)).toHaveLength(4)
    const { content, revision } = await findPostBySlug(db, 'plumbers-in-leeds')
    expect([content.body, revision]).toEqual([expect.stringContaining('new0'), 2])
  })

  test('knows its rows by a column of the table, so that a page keeps its row when its address changes', async ({
    db,
  }) => {
    const table = (town: string) => `id\ttown\tstory\n7\t${town}\t${townStory('x')}`
    await makeRunAndWait(db, { template: townTemplate, table: table('Leeds'), keyColumn: 'id' })
    const again = await makeRunAndWait(db, { template: townTemplate, table: table('York'), keyColumn: 'id' })
    expect(await listOutcomes(db, again)).toEqual(['updated'])
    expect(await listPostSlugs(db)).toEqual(['plumbers-in-york'])
  })

  test('that brings another one up to date keeps what was edited by hand and what left the table, and says so', async ({
    db,
  }) => {
    const first = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds', 'York', 'Hull') })
    await editPostBySlug(db, 'plumbers-in-york', '<p>Mine.</p>')
    const better = { ...townTemplate, body: 'Always in {town}. {story}' }
    const second = await makeRunAndWait(db, {
      template: better,
      table: townTable('Leeds', 'York'),
      updatesRunId: first,
    })
    expect(await listOutcomes(db, second)).toEqual([
      ...['updated', 'Its page was edited by hand.', 'The row is no longer in the table.'],
    ])
    expect((await findPostBySlug(db, 'plumbers-in-york')).content.body).toBe('<p>Mine.</p>')
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).content.body).toContain('Always in Leeds')
    expect((await findPostBySlug(db, 'plumbers-in-hull')).content.body).toContain('We work in Hull')
    const third = await planRunAndWait(db, { template: better, table: townTable('Bath'), updatesRunId: second })
    expect(await listOutcomes(db, third)).toEqual(['created', ...Array(3).fill('The row is no longer in the table.')])
  })

  test('keeps a page that somebody saves between the check and the run', async ({ db }) => {
    await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds') })
    const again = await planRunAndWait(db, {
      template: { ...townTemplate, body: 'New. {story}' },
      table: townTable('Leeds'),
    })
    await editPostBySlug(db, 'plumbers-in-leeds', '<p>Mine.</p>')
    await startMakingPages(db, testActor, again)
    await processBulkRun(db, simpleRunDependencies, again)
    expect(await listOutcomes(db, again)).toEqual(['Its page was edited by hand.'])
    expect((await findPostBySlug(db, 'plumbers-in-leeds')).content.body).toBe('<p>Mine.</p>')
  })

  test('that changes a public page shows visitors the new one, which keeps its date', async ({ db }) => {
    const first = await makeRunAndWait(db, { template: townTemplate, table: townTable('Leeds') })
    await publishRun(db, testActor, first, { perDay: null, from: new Date() })
    await processBulkRun(db, simpleRunDependencies, first)
    const { publishedAt } = await findPostBySlug(db, 'plumbers-in-leeds')
    await makeRunAndWait(db, { template: { ...townTemplate, body: 'New. {story}' }, table: townTable('Leeds') })
    expect(await findPostBySlug(db, 'plumbers-in-leeds')).toMatchObject({ publishedAt, hasUnpublishedChanges: false })
    expect((await findPublishedPost(db, 'plumbers-in-leeds'))?.body).toContain('New.')
  })
})
