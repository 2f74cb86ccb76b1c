import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { listCategories } from '~/wings/publishing/categories/queries.server'
import { findEntryForEditor } from '~/wings/publishing/writing/find-entry-for-editor.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { LandingPageEditor } from '../admin/landing-page-editor'
import { landingPageEntryType } from '../landing-page-entry-type.server'
import type { Route } from './+types/admin-landing-page-edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const opened = await findEntryForEditor(db, landingPageEntryType, params.entryId)
  if (!opened) throw notFound('Page')
  return { opened, me: context.get(adminContext).email, productCategories: await listCategories(db, 'product') }
}

// what is on the screen is newer than anything that could be loaded
export const shouldRevalidate = () => false

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(loaderData?.opened.content.title || 'Untitled page')
}

export default function EditLandingPage({ loaderData: { opened, ...rest } }: Route.ComponentProps) {
  return <LandingPageEditor key={opened.id} opened={opened} {...rest} />
}
