import { data } from 'react-router'
import { z } from 'zod'
import type { BreadcrumbHandle } from '~/domains/seo/breadcrumbs'
import { PreviewBanner } from '~/domains/writing/preview-banner'
import { databaseContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { submit } from '~/platform/forms.server'
import { PreviewDoesNotSend } from '../forms/errors'
import { submitFormInPlace } from '../forms/keep-form-here'
import { findLandingPagePreview } from '../public/preview.server'
import { loadLandingPageVariant } from '../public/show-page.server'
import { LandingPageBlocks } from '../ui/blocks'
import { VariantLinks } from '../ui/version-links'
import type { Route } from './+types/preview'

const noStoreHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A landing page as it would look, for whoever was given the link. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const preview = await findLandingPagePreview(db, params.key, url.searchParams.get('version'))
  if (!preview) throw notFound('Preview')
  const { page, versions, shownVersion, ...banner } = preview
  const shown = await loadLandingPageVariant(context, page, shownVersion)
  return data({ ...shown, versions, shownVersion, banner }, { headers: noStoreHeaders })
}

/** Its forms are there to be looked at. */
export function action({ request }: Route.ActionArgs) {
  return submit(request, z.looseObject({}), async () => {
    throw new PreviewDoesNotSend()
  })
}

export { submitFormInPlace as clientAction }

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: BreadcrumbHandle<LoaderData> = { breadcrumb: ({ page }) => page.title || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Preview: ${loaderData?.page.title || 'Untitled'}` }, { name: 'robots', content: 'noindex' }]
}

export default function LandingPreview({ loaderData }: Route.ComponentProps) {
  const { page, material, banner, versions, shownVersion } = loaderData
  return (
    <>
      <PreviewBanner {...banner} />
      <VariantLinks versions={versions} shown={shownVersion} />
      <LandingPageBlocks title={page.title} blocks={page.blocks} material={material} />
    </>
  )
}
