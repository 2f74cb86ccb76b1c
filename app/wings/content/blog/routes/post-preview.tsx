import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { noindexMeta } from '~/platform/http/noindex-meta'
import { databaseContext } from '~/platform/http/request-context.server'
import { PreviewBanner } from '~/wings/publishing/writing/preview-banner'
import type { BreadcrumbHandle } from '~/wings/web/seo/breadcrumbs'
import { loadPostPage } from '../load-post-page.server'
import { findPostPreview } from '../post-preview.server'
import { PostArticle } from '../ui/post-article'
import type { Route } from './+types/post-preview'

const noStoreHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** A draft as it would look, for whoever was given the link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const preview = await findPostPreview(context.get(databaseContext), params.key)
  if (!preview) throw notFound('Preview')
  const { post, ...banner } = preview
  const page = await loadPostPage(context, post)
  return data({ ...page, banner }, { headers: noStoreHeaders })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

type LoaderData = Route.ComponentProps['loaderData']

export const handle: BreadcrumbHandle<LoaderData> = { breadcrumb: ({ post }) => post.title || 'Untitled' }

export function meta({ loaderData }: Route.MetaArgs) {
  return noindexMeta(`Preview: ${loaderData?.post.title || 'Untitled'}`)
}

export default function PreviewPage({ loaderData: { banner, ...page } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBanner {...banner} />
      <PostArticle {...page} />
    </>
  )
}
