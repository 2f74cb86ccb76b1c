import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { saveTemplate } from '~/wings/content/templates/commands.server'
import { aCityTemplate } from '~/wings/content/templates/fixtures'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { bulkApi } from '../api.server'
import { processBulkRun } from '../process-bulk-run.server'
import { runDependencies } from '../run-dependencies.server'
import { loader as runLoader } from './admin-run'
import { action as columnsAction, loader as columnsLoader } from './admin-run-columns'
import { action as tableAction, loader as tableLoader } from './admin-run-table'

const ask = (db: Database, runId: string, action: string, json?: object) =>
  callAsAdmin(endpoint(bulkApi, `/runs/${runId}/${action}`), db, { method: 'POST', json })

async function aTemplate(db: Database) {
  const id = randomUUID()
  await saveTemplate(db, testAdmin, id, { basedOn: 0, form: { ...aCityTemplate(), name: 'Cities', samples: [] } })
  return id
}

const cells =
  'City\tPitch\tPrice\nLeeds\tBy the river Aire, for sixteen studios\t1,299\nYork\tBehind old walls\tcheap\n'

async function sendTable(db: Database, form: Record<string, string>) {
  return (await callAsAdmin(tableAction, db, { path: '/admin/bulk-generate/new', form })) as Response
}

test('a table becomes pages: read, its columns chosen, checked, made', async ({ db }) => {
  const template = await aTemplate(db)
  const { templates } = await callAsAdmin(tableLoader, db, { path: '/admin/bulk-generate/new' })
  expect(templates).toEqual([{ id: template, name: 'Cities' }])
  const read = await sendTable(db, { template, from: 'cells', cells })
  const columns = new URL(read.headers.get('location') ?? '', 'http://harbor.test')
  const tableId = columns.pathname.split('/').pop() ?? ''
  const path = columns.pathname + columns.search
  const { given, rows } = await callAsAdmin(columnsLoader, db, { path, params: { tableId } })
  expect(given.mapping).toEqual({ city: 'City', pitch: 'Pitch', price: 'Price' })
  expect(rows).toHaveLength(2)
  const chosen = { 'column.city': 'City', 'column.pitch': 'Pitch', 'column.price': 'Price' }
  const form = {
    ...chosen,
    title: 'Cities',
    template,
    updates: '',
    keyColumn: '',
    warnThreshold: '55',
    refuseThreshold: '85',
  }
  const begun = (await callAsAdmin(columnsAction, db, { path, params: { tableId }, form })) as Response
  const runId = begun.headers.get('location')?.split('/').pop() ?? ''
  await processBulkRun(db, runDependencies, runId)
  const { page } = await callAsAdmin(runLoader, db, { path: `/admin/bulk-generate/${runId}`, params: { runId } })
  expect(page.rows.map(({ outcome, title, slug, reason }) => [outcome, title, slug, reason])).toEqual([
    ['created', 'Booking in Leeds', 'booking-leeds', ''],
    ['refused', '', '', 'Price: enter an amount such as 1,299.50.'],
  ])
  expect((await ask(db, runId, 'make')).status).toBe(200)
  await processBulkRun(db, runDependencies, runId)
  const { id } = await db
    .selectFrom('landingPages')
    .select('id')
    .where('slug', '=', 'booking-leeds')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify((await findEntryForEditor(db, landingPageEntryType, id))?.content.blocks)).toContain('$1,299')
  const used = await db.selectFrom('contentTemplates').select('usedCount').where('id', '=', template).executeTakeFirst()
  expect(used).toEqual({ usedCount: 1 })
})

test('what is missing or wrong is said beside its field', async ({ db }) => {
  const template = await aTemplate(db)
  const refused = async (form: Record<string, string>) => {
    const { init, data } = (await sendTable(db, form)) as unknown as { init: { status: number }; data: object }
    return { status: init.status, ...data }
  }
  expect(await refused({ template: '', from: 'cells', cells: ' ' })).toMatchObject({ status: 422 })
  expect(await refused({ template, from: 'cells', cells: '' })).toMatchObject({
    fieldErrors: { cells: 'Paste at least one row.' },
  })
  expect(await refused({ template, from: 'data-set' })).toMatchObject({
    fieldErrors: { dataSet: 'Choose a data set.' },
  })
  expect(await refused({ template, from: 'file' })).toMatchObject({ status: 422 })
  expect(await refused({ template, from: 'cells', cells: 'a,a\n1,2' })).toMatchObject({
    status: 422,
    formError: 'Line 1: columns 1 and 2 are both named “a”.',
    values: { cells: 'a,a\n1,2' },
  })
  const gone = { template, from: 'data-set', dataSet: randomUUID() }
  expect(await refused(gone)).toMatchObject({ status: 404, formError: 'This data set no longer exists.' })
})

test('a variable that every page needs must have a column', async ({ db }) => {
  const template = await aTemplate(db)
  const read = await sendTable(db, { template, from: 'cells', cells })
  const tableId = new URL(read.headers.get('location') ?? '', 'http://harbor.test').pathname.split('/').pop() ?? ''
  const form = { title: 'Cities', template, 'column.city': 'Nowhere', warnThreshold: '90', refuseThreshold: '85' }
  const params = { tableId }
  const send = (form: Record<string, string>) => callAsAdmin(columnsAction, db, { params, form }) as Promise<unknown>
  expect(await send(form)).toMatchObject({
    data: { fieldErrors: { warnThreshold: 'The warning threshold must be below the skip threshold.' } },
  })
  const city = { ...form, warnThreshold: '55', 'column.city': 'City' }
  expect(await send({ ...city, updates: randomUUID() })).toMatchObject({
    init: { status: 404 },
    data: { formError: 'This run no longer exists.' },
  })
  expect(await send({ ...form, warnThreshold: '55' })).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { 'column.city': 'Choose a column for this variable.' } },
  })
})

test('a run that is not there is not found, and cannot be asked for anything', async ({ db }) => {
  for (const runId of [randomUUID(), 'nonsense']) {
    expect((await ask(db, runId, 'pause')).status).toBe(404)
    const found = callAsAdmin(runLoader, db, { params: { runId } })
    await expect(found).rejects.toMatchObject({ init: { status: 404 } })
  }
  expect((await ask(db, randomUUID(), 'publish', { perDay: 0, from: '' })).status).toBe(422)
})
