import { useIsland } from '~/ui/islands/use-island'

/** Draws clean HTML for reading; its code can be copied. */
export function ArticleBody({ html, className = '' }: { html: string; className?: string }) {
  const body = useIsland<HTMLDivElement>(() => import('./article.island'), html)
  return (
    <div
      ref={body}
      data-island="article"
      className={`prose ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned before it was stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
