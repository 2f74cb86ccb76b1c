import { parseEmbedUrl } from '~/rich-text/embed'
import { ArrowLink } from '~/ui/arrow-link'
import { useIsland } from '~/ui/islands/use-island'
import type { BlockOfType } from '../block-schema'
import { BlockFrame } from './block-frame'

/** A film. It is asked for with a click, so that nobody is told who reads the page. */
export function VideoBlock({ block: { url, caption } }: { block: BlockOfType<'video'> }) {
  const words = caption || 'Watch video'
  const body = useIsland<HTMLDivElement>(() => import('~/rich-text/article.island'), url + words)
  if (!url) return null
  return (
    <BlockFrame>
      {parseEmbedUrl(url) ? (
        // what the reader loads takes the place of what React has drawn: another film begins anew
        <div key={url + words} ref={body} data-island="article" className="prose max-w-none">
          <figure className="embed" data-embed-url={url}>
            <figcaption>
              <a href={url}>{words}</a>
            </figcaption>
          </figure>
        </div>
      ) : (
        <ArrowLink to={url}>{words}</ArrowLink>
      )}
    </BlockFrame>
  )
}
