import { aPictureRow } from '~/wings/site/media/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { expect, test } from '~test/test'
import { defaultBrand } from '../brand'
import { findBrand } from '../queries.server'
import { action, loader } from './admin-studio'

const form = {
  name: 'Quay',
  legalName: 'Quay Ltd',
  tagline: 'Software that floats',
  description: 'A studio by the water.',
  contactEmail: 'Hello@Quay.test',
  tryUrl: '/planner/login',
  hue: '120',
  timeZone: 'Europe/Lisbon',
  language: 'en',
  currency: 'USD',
  socialLabel: 'GitHub',
  socialUrl: 'https://github.com/quay',
}

test('what an admin writes about the studio is kept, and what it said before is answered for Undo', async ({ db }) => {
  const { checksum, id } = await aPictureRow(db)
  expect(await callAsAdmin(loader, db)).toEqual({ brand: defaultBrand })
  const saved = await callAsAdmin(action, db, { form: { ...form, logo: checksum } })
  expect(saved).toMatchObject({ data: { before: defaultBrand } })
  const brand = await findBrand(db)
  expect(brand).toMatchObject({
    name: 'Quay',
    legalName: 'Quay Ltd',
    contactEmail: 'hello@quay.test',
    hue: 120,
    timeZone: 'Europe/Lisbon',
    logo: { id },
    socialPicture: null,
    navigation: null,
    socialLinks: [{ label: 'GitHub', url: 'https://github.com/quay' }],
  })
  expect(await callAsAdmin(loader, db)).toEqual({ brand })
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toEqual([{ action: 'studio.described', actorEmail: testAdmin.email }])
})

test('what is wrong stands beside its field with what was typed, and nothing is kept', async ({ db }) => {
  const wrong = { ...form, name: ' ', contactEmail: 'nobody', timeZone: 'Atlantis', socialLabel: '' }
  expect(await callAsAdmin(action, db, { form: wrong })).toMatchObject({
    data: {
      fieldErrors: {
        name: 'Enter a name.',
        contactEmail: expect.anything(),
        timeZone: expect.stringContaining('Choose a time zone'),
        'socialLabel.0': 'Enter a label.',
      },
      values: { tagline: form.tagline, timeZone: 'Atlantis' },
    },
    init: { status: 422 },
  })
  const gone = { ...form, logo: '0'.repeat(32) }
  expect(await callAsAdmin(action, db, { form: gone })).toMatchObject({ init: { status: 409 } })
  expect(await findBrand(db)).toEqual(defaultBrand)
})
