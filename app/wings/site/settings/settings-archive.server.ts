import { z } from 'zod'
import type { ArchiveList } from '~/platform/archive/archive-list.server'
import { findRecordProblem, parseRecord } from '~/platform/archive/parse-record'
import type { DryRunIds, RecordImportResult } from '~/platform/archive/record-import'
import { renameKeys, stableStringify, toSnakeCase } from '~/platform/archive/stable-json'
import type { Database } from '~/platform/database/database.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findPictureByChecksum } from '~/wings/site/media/pictures.queries.server'
import { type Brand, defaultBrand } from './brand'
import { brandForm } from './brand-form'
import { replaceBrand } from './commands.server'
import { menusOf, toStoredMenus } from './menus'
import { menusSchema } from './menus-form'
import { findBrand } from './queries.server'

const link = z.object({ label: z.string(), url: z.string() })
const picture = z.object({ checksum: z.string(), alt: z.string().max(1_000) }).nullable()

/** Stood for none, in versions that mailed to it; it is nobody's. */
const FORMER_DEFAULT_EMAIL = 'hello@example.com'

const brandRecord = z.object({
  name: z.literal('brand'),
  value: z.looseObject({
    social_links: z.array(link),
    navigation: z.array(link.extend({ children: z.array(link).optional() })).nullable(),
    logo: picture,
    social_picture: picture,
    contact_email: z.string().transform((email) => (email === FORMER_DEFAULT_EMAIL ? '' : email)),
    // archives of earlier versions name none
    time_zone: z.string().default(defaultBrand.timeZone),
    office_hours: z.string().default(''),
    address: z.string().default(''),
    footer: z
      .array(z.object({ title: z.string(), links: z.array(link) }))
      .nullable()
      .default(null),
    language: z.string().default(defaultBrand.language),
    currency: z.string().default(defaultBrand.currency),
  }),
})

/** Who the studio is, looked at as if it had come from the form. */
function parseBrandRecord(record: unknown) {
  const { value } = parseRecord(brandRecord, record)
  const form = parseRecord(brandForm, {
    ...value,
    legalName: value.legal_name,
    contactEmail: value.contact_email,
    tryUrl: value.try_url,
    timeZone: value.time_zone,
    officeHours: value.office_hours,
    logo: value.logo?.checksum,
    socialPicture: value.social_picture?.checksum,
    socialLabel: value.social_links.map(({ label }) => label),
    socialUrl: value.social_links.map(({ url }) => url),
  })
  const menus = toStoredMenus(parseRecord(menusSchema, menusOf(value)))
  return { form: { ...form, ...menus }, logo: value.logo, socialPicture: value.social_picture }
}

/** The settings that are content: who the studio is. */
export const settingsArchive: ArchiveList<Actor> = {
  name: 'settings',
  async *exportRecords(db) {
    yield toBrandRecord(await findBrand(db))
  },
  validate: (record) => findRecordProblem(() => parseBrandRecord(record)),
  async importRecords(tx, records, { by, dryRun }) {
    const results: RecordImportResult[] = []
    for (const record of records) results.push(await importBrand(tx, by, record, dryRun))
    return results
  },
}

async function importBrand(tx: Database, by: Actor, record: unknown, dryRun: DryRunIds): Promise<RecordImportResult> {
  const { form, ...shown } = parseBrandRecord(record)
  const [before, name] = [await findBrand(tx), 'the studio']
  const [logo, socialPicture] = [
    await findArchivedImage(tx, shown.logo),
    await findArchivedImage(tx, shown.socialPicture),
  ]
  const after = { ...form, logo, socialPicture }
  if (stableStringify(toBrandRecord(before)) === stableStringify(toBrandRecord(after)))
    return { name, outcome: 'unchanged' }
  if (dryRun) return { name, outcome: 'replaced' }
  await replaceBrand(tx, after)
  await recordAction(tx, by, { action: 'studio.described', subject: 'setting:brand', before, after })
  return { name, outcome: 'replaced' }
}

async function findArchivedImage(tx: Database, shown: z.infer<typeof picture>) {
  const known = shown && (await findPictureByChecksum(tx, shown.checksum))
  return known ? { ...known, alt: shown.alt } : null
}

/** Pictures are named by their checksums, with the words that describe them here. */
function toBrandRecord({ logo, socialPicture, ...brand }: Brand) {
  const pictures = { logo: named(logo), socialPicture: named(socialPicture) }
  return { name: 'brand', value: renameKeys({ ...brand, ...pictures }, toSnakeCase) }
}

function named(picture: Brand['logo']) {
  return picture && { checksum: picture.checksum, alt: picture.alt }
}
