import { Link } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { Pagination } from '~/ui/pagination'
import { Section } from '~/ui/section'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { listHtmlSitemapPages } from '../seo/html-sitemap.server'
import { sitemapTags } from '../seo/sitemap.server'
import type { Route } from './+types/sitemap'

interface SitemapPageProps {
  sections: { title: string; links: { label: string; path: string }[] }[]
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

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
    description: 'All pages of this site, by type.',
    canonicalPath: sitemapPath(page),
  })
}

function sitemapPath(page: number) {
  return page > 1 ? `/sitemap?page=${page}` : '/sitemap'
}

export default function SitemapRoute({ loaderData }: Route.ComponentProps) {
  return <SitemapPage {...loaderData} hrefFor={sitemapPath} />
}

function SitemapPage({ sections, ...paging }: SitemapPageProps) {
  return (
    <Section title="Sitemap" level={1} lead="All pages of this site, by type.">
      <div data-links="navigation" className="grid gap-12 md:grid-cols-2">
        {sections.map(({ title, links }) => (
          <section key={title}>
            <h2 className="border-b border-line pb-3 text-h3">{title}</h2>
            <ul className="mt-2">
              {links.map(({ label, path }) => (
                <li key={path}>
                  <Link
                    to={path}
                    className="inline-flex min-h-11 items-center py-1 text-muted hover:text-accent hover:underline md:min-h-9 pointer-coarse:min-h-11"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination {...paging} labels={{ previous: 'Previous', next: 'Next' }} />
    </Section>
  )
}
