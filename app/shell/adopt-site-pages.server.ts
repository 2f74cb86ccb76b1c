import { withAdvisoryLock } from '~/platform/database/advisory-lock.server'
import type { Database } from '~/platform/database/database.server'
import { type Brand, defaultBrand } from '~/wings/site/settings/brand'
import { saveBrand, saveSetting } from '~/wings/site/settings/commands.server'
import { findBrand, findSetting } from '~/wings/site/settings/queries.server'
import { readDemoBrandFile } from './demo/demo-files.server'
import { findDemoState } from './demo/demo-state.server'
import { hasNoContent, importDemoSitePages } from './demo/load-demo.server'

const SETTING = 'sitePages'

/** What a studio was called before it said so, in versions in which home, about and the legal pages were part of the code. */
const FORMER_DEFAULTS: Partial<Brand> = {
  name: 'Harbor',
  tagline: 'Ready-made software, senior product sense',
  description: 'A product studio that sells ready-made software and lends senior product leads.',
  legalName: 'Harbor Studio',
  contactEmail: 'hello@harbor.example',
  officeHours: 'Monday to Friday, 9:00 to 17:00, Eastern time',
}

/**
 * Once: a site that has content from a version in which these pages were part of the code gets them as content, as they
 * stood. A new site begins without.
 */
export async function adoptSitePages(db: Database, dataDir: string) {
  if (await findSetting(db, SETTING)) return
  await withAdvisoryLock(db, SETTING, async () => {
    if (await findSetting(db, SETTING)) return
    if (await hasFormerContent(db)) await importFormerPages(db, dataDir)
    await saveSetting(db, SETTING, { isAdopted: true })
  })
}

/** A demo whose first load was cut short brings these pages itself. */
async function hasFormerContent(db: Database) {
  const demo = await findDemoState(db)
  return demo?.isLoaded !== false && !(await hasNoContent(db))
}

async function importFormerPages(db: Database, dataDir: string) {
  const isNamed = await findSetting(db, 'brand')
  const brand = { ...defaultBrand, ...FORMER_DEFAULTS, ...(isNamed ? await findBrand(db) : {}) }
  await saveBrand(db, { ...brand, footer: brand.footer ?? (await readDemoBrandFile()).footer })
  await importDemoSitePages(db, dataDir, brand.name)
}
