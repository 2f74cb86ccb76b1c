import {
  ChartLine,
  LayoutDashboard,
  LayoutTemplate,
  Link2,
  type LucideIcon,
  Network,
  Newspaper,
  Package,
  PanelsTopLeft,
  SearchCheck,
  Settings,
  Waypoints,
} from 'lucide-react'

interface SidebarEntry {
  path: string
  label: string
  icon: LucideIcon
  /** Other places that belong to it: its tabs. */
  alsoAt?: string[]
}

/** Those of the specification, in its order. */
export const sidebarEntries: SidebarEntry[] = [
  { path: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/admin/blog', label: 'Blog Posts', icon: Newspaper, alsoAt: ['/admin/media'] },
  { path: '/admin/templates', label: 'Templates', icon: LayoutTemplate, alsoAt: ['/admin/bulk-generate'] },
  { path: '/admin/topic-clusters', label: 'Topic Clusters', icon: Waypoints },
  {
    path: '/admin/internal-links',
    label: 'Internal Links',
    icon: Link2,
    alsoAt: ['/admin/link-rules', '/admin/bulk-auto-link'],
  },
  { path: '/admin/content-topology', label: 'Content Map', icon: Network },
  { path: '/admin/products', label: 'Products', icon: Package, alsoAt: ['/admin/orders', '/admin/review-moderation'] },
  { path: '/admin/landing-pages', label: 'Landing Pages', icon: PanelsTopLeft },
  { path: '/admin/analytics', label: 'Analytics', icon: ChartLine },
  { path: '/admin/seo-settings', label: 'SEO Settings', icon: SearchCheck, alsoAt: ['/admin/product-seo'] },
  { path: '/admin/settings', label: 'Settings', icon: Settings },
]

export function isCurrentEntry({ path, alsoAt = [] }: Pick<SidebarEntry, 'path' | 'alsoAt'>, pathname: string) {
  if (path === '/admin') return pathname === path
  return [path, ...alsoAt].some((place) => pathname === place || pathname.startsWith(`${place}/`))
}
