import { useRef } from 'react'
import { embedOf } from '~/rich-text/embed'
import { useEmbeds } from '~/rich-text/use-embeds'
import { MoreLink } from '~/ui/more-link'

/** A film of the product. It is asked for with a click, so that nobody is told who reads the page. */
export function PreviewVideo({ name, url }: { name: string; url: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEmbeds(body, url)
  if (!url) return null
  const title = `See ${name} at work`
  if (!embedOf(url)) return <MoreLink to={url}>{title}</MoreLink>
  return (
    <div ref={body} className="prose mt-8">
      <figure className="embed" data-embed-url={url}>
        <figcaption>
          <a href={url}>{title}</a>
        </figcaption>
      </figure>
    </div>
  )
}
