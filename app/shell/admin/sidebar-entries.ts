import { LayoutDashboard, type LucideIcon, Newspaper, Settings } from 'lucide-react'

interface SidebarEntry {
  path: string
  label: string
  icon: LucideIcon
}

/** In the order of the specification; an entry appears together with its screen. */
export const sidebarEntries: SidebarEntry[] = [
  { path: '/admin', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/admin/blog', label: 'Blog Posts', icon: Newspaper },
  { path: '/admin/settings', label: 'Settings', icon: Settings },
]
