import { Link } from 'react-router'
import { Pagination } from '~/ui/pagination'
import { Section } from '~/ui/section'

interface SitemapPageProps {
  sections: { title: string; links: { label: string; path: string }[] }[]
  page: number
  pageCount: number
  hrefFor: (page: number) => string
}

export function SitemapPage({ sections, ...paging }: SitemapPageProps) {
  return (
    <Section title="Sitemap" level={1} lead="Every page of this site, by kind.">
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
      <Pagination {...paging} labels={{ previous: 'Back', next: 'More' }} />
    </Section>
  )
}
