import { data } from 'react-router'
import { z } from 'zod'
import { notFound } from '~/platform/errors/errors'
import { submit } from '~/platform/forms/submit-form.server'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PreviewBanner } from '~/wings/publishing/writing/preview-banner'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { PreviewDoesNotSend } from '../errors'
import { findLandingPagePreview } from '../landing-page-preview.server'
import { loadLandingPageVariant } from '../load-landing-page.server'
import { LandingPageBlocks } from '../ui/landing-page-blocks'
import { VariantLinks } from '../ui/variant-links'
import type { Route } from './+types/landing-page-preview'

const noStoreHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A landing page as it would look, for whoever was given the link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const preview = await findLandingPagePreview(db, params.key, url.searchParams.get('version'))
  if (!preview) throw notFound('Preview')
  const { page, versions, shownVariant, ...banner } = preview
  const shown = await loadLandingPageVariant(context, page, shownVariant)
  return data({ ...shown, versions, shownVariant, banner }, { headers: noStoreHeaders })
}

/** Its forms are there to be looked at. */
export function action({ request }: Route.ActionArgs) {
  return submit(request, z.looseObject({}), async () => {
    throw new PreviewDoesNotSend()
  })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: BreadcrumbHandle<LoaderData> = { breadcrumb: ({ page }) => page.title || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Preview: ${loaderData?.page.title || 'Untitled'}`)
}

export default function LandingPreview({ loaderData }: Route.ComponentProps) {
  const { page, blockData, banner, versions, shownVariant } = loaderData
  return (
    <>
      <PreviewBanner {...banner} />
      <VariantLinks versions={versions} shown={shownVariant} />
      <LandingPageBlocks title={page.title} blocks={page.blocks} blockData={blockData} />
    </>
  )
}
