import { useRef } from 'react'
import { parseEmbedUrl } from '~/rich-text/embed'
import { useEmbeds } from '~/rich-text/use-embeds'
import { ArrowLink } from '~/ui/arrow-link'
import type { BlockOfType } from '../block-schema'
import { BlockFrame } from './block-frame'

/** A film. It is asked for with a click, so that nobody is told who reads the page. */
export function VideoBlock({ block: { url, caption } }: { block: BlockOfType<'video'> }) {
  const body = useRef<HTMLDivElement>(null)
  const words = caption || 'Watch video'
  useEmbeds(body, url + words)
  if (!url) return null
  return (
    <BlockFrame>
      {parseEmbedUrl(url) ? (
        // what the reader loads takes the place of what React has drawn: another film begins anew
        <div key={url + words} ref={body} className="prose max-w-none">
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
