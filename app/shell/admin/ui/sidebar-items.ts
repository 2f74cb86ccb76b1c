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

interface SidebarItem {
  path: string
  label: string
  icon: LucideIcon
  /** Other places that belong to it: its tabs. */
  alsoActiveAt?: string[]
}

/** Those of the specification, in its order. */
export const sidebarItems: SidebarItem[] = [
  { path: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/admin/blog', label: 'Blog Posts', icon: Newspaper, alsoActiveAt: ['/admin/media'] },
  { path: '/admin/templates', label: 'Templates', icon: LayoutTemplate, alsoActiveAt: ['/admin/bulk-generate'] },
  { path: '/admin/topic-clusters', label: 'Topic Clusters', icon: Waypoints },
  {
    path: '/admin/internal-links',
    label: 'Internal Links',
    icon: Link2,
    alsoActiveAt: ['/admin/link-rules', '/admin/bulk-auto-link'],
  },
  { path: '/admin/content-topology', label: 'Content Map', icon: Network },
  {
    path: '/admin/products',
    label: 'Products',
    icon: Package,
    alsoActiveAt: ['/admin/orders', '/admin/review-moderation'],
  },
  { path: '/admin/landing-pages', label: 'Landing Pages', icon: PanelsTopLeft },
  { path: '/admin/analytics', label: 'Analytics', icon: ChartLine },
  { path: '/admin/seo-settings', label: 'SEO Settings', icon: SearchCheck, alsoActiveAt: ['/admin/product-seo'] },
  { path: '/admin/settings', label: 'Settings', icon: Settings, alsoActiveAt: ['/admin/set-up'] },
]

export function isCurrentSidebarItem(
  { path, alsoActiveAt = [] }: Pick<SidebarItem, 'path' | 'alsoActiveAt'>,
  pathname: string,
) {
  if (path === '/admin') return pathname === path
  return [path, ...alsoActiveAt].some((place) => pathname === place || pathname.startsWith(`${place}/`))
}
