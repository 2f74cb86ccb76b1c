import { useLocation, useRouteLoaderData } from 'react-router'
import { pageAreaOf } from '../page-area'

interface PageLook {
  look: { css: string; preloads: string[]; workspacePreloads?: string[] }
}

/** Fonts to load at once, and the studio's look as variables: it is there before anything is drawn. */
export function LookOfPage() {
  const { look } = useRouteLoaderData<PageLook>('root') ?? {}
  const { pathname } = useLocation()
  if (!look) return null
  const isWorkspace = pageAreaOf(pathname) === 'workspace'
  return (
    <>
      {((isWorkspace && look.workspacePreloads) || look.preloads).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of known values; as text, quotes would be escaped */}
      {look.css && !isWorkspace && <style dangerouslySetInnerHTML={{ __html: look.css }} />}
    </>
  )
}
