import { callAsAdmin, testAdmin } from '~test/admin-request'
import { collectAsync } from '~test/collect-async'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { settingsApi } from './api.server'
import { defaultBrand } from './brand'
import { saveBrand } from './commands.server'
import { defaultMenus, type Menus, menusOf } from './menus'
import { menusSchema } from './menus-form'
import { findBrand } from './queries.server'
import { settingsArchive } from './settings-archive.server'

const ada = { id: null, email: 'ada@harbor.test' }
const menusApi = endpoint(settingsApi, '/menus')

const menus: Menus = {
  navigation: [
    { label: 'Shop', url: '/tools', children: [] },
    { label: 'More', url: '', children: [{ label: 'Terms', url: '/terms' }] },
  ],
  footer: [{ label: 'Legal', url: '', children: [{ label: 'Terms', url: '/terms' }] }],
}

test('menus are saved as they were edited, unless somebody saved others meanwhile', async ({ db }) => {
  const save = (json: object) => readJsonResponse(callAsAdmin(menusApi, db, { method: 'PUT', json }))
  const answer = { before: defaultMenus, after: menus }
  expect(await save({ menus, basedOn: defaultMenus })).toEqual({ status: 200, body: answer })
  expect(await findBrand(db)).toMatchObject({
    navigation: [
      { label: 'Shop', url: '/tools' },
      { label: 'More', url: '', children: [{ label: 'Terms', url: '/terms' }] },
    ],
    footer: [{ title: 'Legal', links: [{ label: 'Terms', url: '/terms' }] }],
  })
  expect(await save({ menus: defaultMenus, basedOn: defaultMenus })).toMatchObject({
    status: 409,
    body: { current: menus },
  })
  expect(menusOf(await findBrand(db))).toEqual(menus)
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toEqual([{ action: 'menus.saved', actorEmail: testAdmin.email }])

  // the usual ones are not stored, so that a later version may change them
  expect(await save({ menus: defaultMenus, basedOn: menus })).toMatchObject({ status: 200 })
  expect(await findBrand(db)).toMatchObject({ navigation: null, footer: null })
})

const link = { label: 'a', url: '/a' }
test.each<[string, Partial<Menus>]>([
  ['navigation.0.label', { navigation: [{ ...link, label: ' ', children: [] }] }],
  ['navigation.0.url', { navigation: [{ ...link, url: '', children: [] }] }],
  ['navigation.0.url', { navigation: [{ ...link, url: '//evil.example', children: [link] }] }],
  ['navigation.0.children.1.url', { navigation: [{ ...link, children: [link, { ...link, url: 'javascript:x' }] }] }],
  ['navigation.0.children', { navigation: [{ ...link, children: Array(13).fill(link) }] }],
  ['navigation', { navigation: Array(9).fill({ ...link, children: [] }) }],
  ['footer.0.label', { footer: [{ label: '', url: '', children: [] }] }],
  ['footer', { footer: Array(5).fill({ label: 'a', url: '', children: [] }) }],
])('%s is refused beside its item: %j', (field, part) => {
  const { error } = menusSchema.safeParse({ ...menus, ...part })
  expect(error?.issues.map(({ path }) => path.join('.'))).toContain(field)
})

test('menus of before, without levels, stand as they stood; an archive takes both levels along', async ({ db }) => {
  const before = { ...defaultBrand, navigation: [{ label: 'Shop', url: '/tools' }] }
  expect(menusOf(before).navigation).toEqual([{ label: 'Shop', url: '/tools', children: [] }])
  for (const navigation of [before.navigation, [{ label: 'More', url: '', children: [link] }]]) {
    const brand = { ...before, navigation, footer: [{ title: 'Legal', links: [link] }] }
    await saveBrand(db, brand)
    const records = await collectAsync(settingsArchive.exportRecords(db))
    expect(await settingsArchive.importRecords(db, records, { by: ada })).toMatchObject([{ outcome: 'unchanged' }])
    await saveBrand(db, defaultBrand)
    await settingsArchive.importRecords(db, records, { by: ada })
    expect(await findBrand(db)).toEqual(brand)
  }
})
