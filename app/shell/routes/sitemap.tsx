import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { parsePageNumber } from '~/platform/page-number'
import { listHtmlSitemapPages } from '../sitemap/list-of-pages.server'
import { sitemapTags } from '../sitemap/sitemap.server'
import { SitemapPage } from '../sitemap/sitemap-page'
import type { Route } from './+types/sitemap'

const LINKS_PER_PAGE = 200

/** The sitemap for people. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  context.get(pageContext).addCacheTags(...sitemapTags)
  const { sections, pageCount } = await listHtmlSitemapPages(context.get(databaseContext), {
    page,
    size: LINKS_PER_PAGE,
  })
  if (page > pageCount) throw notFound('Page')
  return { sections, page, pageCount }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.page ?? 1
  return pageMeta(matches, {
    title: page > 1 ? `Sitemap, page ${page}` : 'Sitemap',
    description: 'Every page of this site, by kind.',
    canonicalPath: sitemapPath(page),
  })
}

function sitemapPath(page: number) {
  return page > 1 ? `/sitemap?page=${page}` : '/sitemap'
}

export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return <SitemapPage {...loaderData} hrefFor={sitemapPath} />
}
