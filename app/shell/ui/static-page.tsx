import { ArticleBody } from '~/rich-text/article-body'
import type { OutlineHeading } from '~/rich-text/outline'
import { ReadingLayout } from '~/rich-text/reading-layout'

interface StaticPageProps {
  title: string
  html: string
  outline: OutlineHeading[]
}

export function StaticPage({ title, html, outline }: StaticPageProps) {
  return (
    <article className="pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="wrap mb-10 text-h1">{title}</h1>
      <ReadingLayout outline={outline.filter(({ level }) => level === 2)}>
        <ArticleBody html={html} />
      </ReadingLayout>
    </article>
  )
}
