import type { Database } from '~/platform/database/database.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { listUnusedSlugs } from '~/wings/content/landing-pages/list-landing-pages.queries.server'
import { starterSlugs } from '~/wings/content/landing-pages/starters.server'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { defaultBrand } from '~/wings/site/settings/brand'
import { findBrand, findSetting } from '~/wings/site/settings/queries.server'
import type { SetUpRecord, SetUpStatus, SetUpStatuses, SetUpStepName } from './set-up'

export const SET_UP_SETTING = 'setUp'

export async function findSetUpRecord(db: Database): Promise<SetUpRecord> {
  const stored = (await findSetting(db, SET_UP_SETTING)) as Partial<SetUpRecord> | undefined
  return { steps: {}, isDismissed: false, ...stored }
}

/** How far each step is: the settings tell, and for what they cannot tell the record does. */
export async function findSetUp(db: Database, env: SiteEnvironment) {
  const { steps, isDismissed } = await findSetUpRecord(db)
  const brand = await findBrand(db)
  const unusedStarters = await listUnusedSlugs(db, starterSlugs)
  const isFilled: Record<SetUpStepName, boolean> = {
    brand: brand.name !== defaultBrand.name,
    contact: brand.contactEmail !== '',
    store: (['language', 'currency', 'timeZone'] as const).some((name) => brand[name] !== defaultBrand[name]),
    services: Boolean(env.SMTP_URL) && getPaymentMode(env) === 'stripe',
    pages: unusedStarters.length < starterSlugs.length,
  }
  const toStatus = ([step, filled]: [string, boolean]): [string, SetUpStatus] => {
    const recorded = steps[step as SetUpStepName]
    return [step, filled || recorded === 'saved' ? 'done' : (recorded ?? 'open')]
  }
  const statuses = Object.fromEntries(Object.entries(isFilled).map(toStatus)) as SetUpStatuses
  return { statuses, isDismissed }
}
