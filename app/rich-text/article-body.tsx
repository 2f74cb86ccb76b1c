import { use, useRef } from 'react'
import { MainTextContext } from './main-text-context'
import { useCopyButtons } from './use-copy-buttons'
import { useEmbeds } from './use-embeds'

/**
 * Draws clean HTML for reading; its code can be copied. Empty `html` means the page's main text, which a browser keeps as
 * the server drew it.
 */
export function ArticleBody({ html, className = '' }: { html: string; className?: string }) {
  const shown = use(MainTextContext) || html
  const body = useRef<HTMLDivElement>(null)
  useCopyButtons(body, html)
  useEmbeds(body, html)
  return (
    <div
      ref={body}
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before it was stored
      dangerouslySetInnerHTML={{ __html: shown }}
      suppressHydrationWarning
    />
  )
}
