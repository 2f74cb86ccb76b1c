import type { RouterContextProvider } from 'react-router'
import { databaseContext, environmentContext } from '~/platform/http/request-context.server'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { SITE_PAGES } from '~/wings/content/landing-pages/site-pages'
import { starterSlugs } from '~/wings/content/landing-pages/starters.server'
import { listEntriesBy } from '~/wings/publishing/writing/entry-states.queries.server'
import { getPaymentMode } from '~/wings/shop/orders/payment-mode.server'
import { findPaymentSettings } from '~/wings/shop/orders/payment-settings.server'
import { listNewestProducts } from '~/wings/shop/products/queries.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { listConnectedServices } from '../connected-services.server'
import type { SetUpStepName } from './set-up'
import { findSetUp } from './set-up.queries.server'

type Context = Readonly<RouterContextProvider>

/** What a step of the set-up shows. */
export async function loadSetUpStep(context: Context, name: SetUpStepName) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  const status = (await findSetUp(db, env)).statuses[name]
  if (name === 'services') return { name, status, ...(await loadServices(context)) }
  if (name === 'pages') return { name, status, starters: await loadStarters(context) }
  const brand = await findBrand(db)
  if (name !== 'store') return { name, status, brand }
  return { name, status, brand, hasProducts: (await listNewestProducts(db, 1)).length > 0 }
}

async function loadServices(context: Context) {
  const [db, env] = [context.get(databaseContext), context.get(environmentContext)]
  return {
    services: ['Email', 'Payments'].flatMap((shown) => listConnectedServices(env).filter(({ name }) => name === shown)),
    payments: getPaymentMode(env) === 'stripe' ? await findPaymentSettings(db) : null,
    me: context.get(adminContext).email,
  }
}

/** The pages that begin from a starter, each with the page that is there already. */
async function loadStarters(context: Context) {
  const pages = await listEntriesBy(context.get(databaseContext), landingPageEntryType, 'slug', starterSlugs)
  const now = new Date()
  return starterSlugs.map((slug) => {
    const page = pages.find((one) => one.slug === slug)
    const isPublic = page?.publishedAt ? page.publishedAt <= now : false
    return {
      slug,
      title: SITE_PAGES[slug].title,
      path: SITE_PAGES[slug].path,
      page: page && { id: page.id, state: page.deletedAt ? 'In the trash' : isPublic ? 'Published' : 'Draft' },
    }
  })
}

type LoadedStep = Awaited<ReturnType<typeof loadSetUpStep>>
export type LoadedServices = Extract<LoadedStep, { name: 'services' }>
export type LoadedStarters = Extract<LoadedStep, { name: 'pages' }>
