import { useLocation } from 'react-router'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { toUnsavedEntry } from '~/wings/publishing/writing/loaded-entry'
import { adminContext } from '~/wings/site/admin-context.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { LandingPageEditor } from '../admin/landing-page-editor'
import { emptyLandingPageContent } from '../landing-page-content'
import { isStarterSlug, readStarter } from '../starters.server'
import type { Route } from './+types/admin-landing-page-new'

/** `?starter=privacy` begins with the text that a page of this kind usually has. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const starter = url.searchParams.get('starter')
  const db = context.get(databaseContext)
  const brand = await findBrand(db)
  const content = isStarterSlug(starter) ? await readStarter(starter, brand) : emptyLandingPageContent
  return { me: context.get(adminContext).email, content, productCategories: await listCategories(db, 'product') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = () => noindexMeta('New landing page')

export default function NewLandingPage({ loaderData: { content, ...rest } }: Route.ComponentProps) {
  // who asks for a new page again gets another one
  const { key } = useLocation()
  return <LandingPageEditor key={key} opened={toUnsavedEntry(content)} {...rest} />
}
