import { useRef } from 'react'
import { useCopyButtons } from './use-copy-buttons'

/** Draws clean HTML for reading; its code can be copied. */
export function ArticleBody({ html, className = '' }: { html: string; className?: string }) {
  const body = useRef<HTMLDivElement>(null)
  useCopyButtons(body, html)
  return (
    <div
      ref={body}
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
