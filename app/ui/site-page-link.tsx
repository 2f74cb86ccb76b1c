import { useRouteLoaderData } from 'react-router'
import { TextLink } from './text-link'

/** The paths of the studio's own pages (help, terms, privacy, services) that are published, as the root has loaded them. */
export function usePublishedSitePages() {
  const data = useRouteLoaderData<{ sitePages?: string[] }>('root')
  return new Set(data?.sitePages)
}

interface SitePageLinkProps {
  to: string
  children: React.ReactNode
}

/** A link to a page that the studio may not have published: then there is none. */
export function SitePageLink({ to, children }: SitePageLinkProps) {
  return usePublishedSitePages().has(to) ? <TextLink to={to}>{children}</TextLink> : null
}
