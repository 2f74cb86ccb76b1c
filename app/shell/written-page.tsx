import { ArticleBody } from '~/rich-text/article-body'
import type { OutlineEntry } from '~/rich-text/outline'
import { ReadingLayout } from '~/rich-text/reading-layout'

interface WrittenPageProps {
  title: string
  html: string
  outline: OutlineEntry[]
}

export function WrittenPage({ title, html, outline }: WrittenPageProps) {
  return (
    <article className="pt-8 pb-16 md:pt-12 md:pb-24">
      <h1 className="wrap mb-10 text-h1">{title}</h1>
      <ReadingLayout outline={outline.filter(({ level }) => level === 2)}>
        <ArticleBody html={html} />
      </ReadingLayout>
    </article>
  )
}
