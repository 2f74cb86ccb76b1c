import type { Database } from '~/platform/database/database.server'
import { aPublishedLandingPage } from '~/wings/content/landing-pages/fixtures'
import { defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand } from '~/wings/site/settings/commands.server'
import { findAdminStartPath, findBrand } from '~/wings/site/settings/queries.server'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { loader as startLoader } from '../routes/admin-set-up-start'
import { action, loader } from '../routes/admin-set-up-step'
import { setUpApi } from './api.server'
import { findSetUp } from './set-up.queries.server'

const env = testEnvironment()
const statusesOf = async (db: Database) => (await findSetUp(db, env)).statuses
const post = (db: Database, step: string, form: Record<string, string>) =>
  callAsAdmin(action, db, { path: `/admin/set-up/${step}`, params: { step }, form })
const skip = (db: Database, step: string) =>
  callAsAdmin(endpoint(setUpApi, '/skips'), db, { method: 'POST', json: { step } })

test('a new site leads its admin to the first of five steps, one that says who it is to the dashboard', async ({
  db,
}) => {
  expect(await findAdminStartPath(db)).toBe('/admin/set-up')
  expect(await statusesOf(db)).toEqual({
    brand: 'open',
    contact: 'open',
    store: 'open',
    services: 'open',
    pages: 'open',
  })
  const start = await callAsAdmin(startLoader, db, { path: '/admin/set-up' })
  expect(start.headers.get('location')).toBe('/admin/set-up/brand')
  await saveBrand(db, { ...defaultBrand, name: 'Quay' })
  expect(await findAdminStartPath(db)).toBe('/admin')
  expect((await callAsAdmin(startLoader, db, {})).headers.get('location')).toBe('/admin/set-up/contact')
})

test('each step saves what it asks, leaves the rest of the settings alone and leads on', async ({ db }) => {
  await saveBrand(db, { ...defaultBrand, tagline: 'Software that floats', tryUrl: '/try' })
  expect(await post(db, 'brand', { name: ' Quay ', hue: '120', logo: '' })).toMatchObject({ status: 302 })
  expect(await findBrand(db)).toMatchObject({ name: 'Quay', legalName: 'Quay' })
  const contact = {
    legalName: 'Quay Ltd',
    address: '1 Harbor Way\r\nPorto',
    contactEmail: 'Hello@Quay.test',
    officeHours: '',
  }
  const answer = await post(db, 'contact', contact)
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/admin/set-up/store')
  await post(db, 'store', { language: 'en', timeZone: 'UTC' })
  expect(await findBrand(db)).toMatchObject({
    name: 'Quay',
    hue: 120,
    legalName: 'Quay Ltd',
    address: '1 Harbor Way\nPorto',
    contactEmail: 'hello@quay.test',
    tagline: 'Software that floats',
    tryUrl: '/try',
  })
  // the usual language and time zone were chosen, not overlooked
  expect(await statusesOf(db)).toMatchObject({ brand: 'done', contact: 'done', store: 'done', services: 'open' })
})

test('what is wrong stands beside its field, and nothing is saved', async ({ db }) => {
  const wrong = await post(db, 'contact', { legalName: '', address: '', contactEmail: 'nobody', officeHours: '' })
  expect(wrong).toMatchObject({
    data: { fieldErrors: { legalName: 'Enter a legal name.', contactEmail: 'Please enter a valid email address.' } },
    init: { status: 422 },
  })
  expect(await post(db, 'brand', { name: 'Quay', hue: '36', logo: '0'.repeat(32) })).toMatchObject({
    init: { status: 409 },
  })
  expect(await post(db, 'pages', {})).toMatchObject({ data: { fieldErrors: { slugs: 'Choose at least one page.' } } })
  expect(await findBrand(db)).toEqual(defaultBrand)
  expect((await statusesOf(db)).contact).toBe('open')
  await expect(async () => post(db, 'services', {})).rejects.toMatchObject({ init: { status: 404 } })
  await expect(async () => callAsAdmin(loader, db, { params: { step: 'nothing' } })).rejects.toMatchObject({
    init: { status: 404 },
  })
})

test('a step that is skipped is left no more, and done once its data are there', async ({ db }) => {
  await skip(db, 'contact')
  await skip(db, 'pages')
  expect(await statusesOf(db)).toMatchObject({ contact: 'skipped', pages: 'skipped' })
  expect(await findAdminStartPath(db)).toBe('/admin')
  await aPublishedLandingPage(db, { slug: 'about' })
  expect(await statusesOf(db)).toMatchObject({ contact: 'skipped', pages: 'done' })
  expect((await skip(db, 'everything')).status).toBe(422)
})

test('email and payments are done by variables, whose values are never shown', async ({ db }) => {
  const connected = { SMTP_URL: 'smtp://studio:a-password@mail.harbor.test', STRIPE_SECRET_KEY: 'sk_test_a_key' }
  expect((await findSetUp(db, { ...env, ...connected })).statuses.services).toBe('done')
  const step = await callAsAdmin(loader, db, { params: { step: 'services' }, env: connected })
  const shown = JSON.stringify(step)
  expect(shown).toContain('mail.harbor.test')
  expect(shown).toContain('test mode')
  expect(shown).toContain('STRIPE_WEBHOOK_SECRET')
  expect(shown).not.toMatch(/a-password|sk_test_a_key/)
})

test('the list of what is left can be put off the dashboard, and back', async ({ db }) => {
  const dismiss = (json: unknown) => callAsAdmin(endpoint(setUpApi, '/dismissal'), db, { method: 'PUT', json })
  await dismiss({ isDismissed: true })
  expect(await findSetUp(db, env)).toMatchObject({ isDismissed: true, statuses: { brand: 'open' } })
  await dismiss({ isDismissed: false })
  expect((await findSetUp(db, env)).isDismissed).toBe(false)
  expect((await dismiss({})).status).toBe(422)
})
