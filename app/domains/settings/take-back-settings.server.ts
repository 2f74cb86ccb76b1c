import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { findPictureByChecksum } from '~/domains/media/find-picture.server'
import { checkedRecord, faultIn } from '~/platform/archive/checked-record'
import { stableJson } from '~/platform/archive/stable-json'
import type { Rehearsal, TakenBack } from '~/platform/archive/taken-back'
import type { Database } from '~/platform/database/database.server'
import { defaultBrand } from './brand'
import { brandForm } from './brand-form'
import { describeBrand } from './commands.server'
import { settingOf } from './exported-settings.server'
import { findBrand } from './queries.server'

const link = z.object({ label: z.string(), url: z.string() })
const picture = z.object({ checksum: z.string(), alt: z.string().max(1_000) }).nullable()

const brandRecord = z.object({
  name: z.literal('brand'),
  value: z.looseObject({
    social_links: z.array(link),
    navigation: z.array(link).nullable(),
    logo: picture,
    social_picture: picture,
    // archives of earlier versions name none
    time_zone: z.string().default(defaultBrand.timeZone),
  }),
})

/** Who the studio is, looked at as if it had come from the form. */
function brandOf(record: unknown) {
  const { value } = checkedRecord(brandRecord, record)
  const form = checkedRecord(brandForm, {
    ...value,
    legalName: value.legal_name,
    contactEmail: value.contact_email,
    tryUrl: value.try_url,
    timeZone: value.time_zone,
    logo: value.logo?.checksum,
    socialPicture: value.social_picture?.checksum,
    socialLabel: value.social_links.map(({ label }) => label),
    socialUrl: value.social_links.map(({ url }) => url),
    navigationLabel: value.navigation?.map(({ label }) => label),
    navigationUrl: value.navigation?.map(({ url }) => url),
  })
  return { form, logo: value.logo, socialPicture: value.social_picture }
}

/** What is wrong with the record of a setting. */
export const faultOfSetting = (record: unknown) => faultIn(() => brandOf(record))

interface Taking {
  by: Actor
  rehearsal?: Rehearsal
}

/** Makes the studio what the archive says it is. */
export async function takeBackSettings(tx: Database, records: unknown[], taking: Taking) {
  const taken: TakenBack[] = []
  for (const record of records) taken.push(await takeBack(tx, record, taking))
  return taken
}

async function takeBack(tx: Database, record: unknown, { by, rehearsal }: Taking): Promise<TakenBack> {
  const { form, ...shown } = brandOf(record)
  const [before, name] = [await findBrand(tx), 'the studio']
  const [logo, socialPicture] = [await found(tx, shown.logo), await found(tx, shown.socialPicture)]
  const after = { ...form, logo, socialPicture }
  if (stableJson(settingOf(before)) === stableJson(settingOf(after))) return { name, fate: 'unchanged' }
  if (rehearsal) return { name, fate: 'replaced' }
  await noteMediaUses(
    tx,
    'setting:brand',
    [logo, socialPicture].flatMap((one) => one?.id ?? []),
  )
  await describeBrand(tx, after)
  await recordAction(tx, by, { action: 'studio.described', subject: 'setting:brand', before, after })
  return { name, fate: 'replaced' }
}

async function found(tx: Database, shown: z.infer<typeof picture>) {
  const known = shown && (await findPictureByChecksum(tx, shown.checksum))
  return known ? { ...known, alt: shown.alt } : null
}
