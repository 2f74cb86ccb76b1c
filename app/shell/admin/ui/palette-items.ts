import {
  ClipboardCheck,
  ExternalLink,
  Image,
  Layers,
  Link2,
  Link2Off,
  ListChecks,
  LogOut,
  type LucideIcon,
  Milestone,
  Plus,
  SearchX,
  ShoppingBag,
  Unlink,
  Users,
} from 'lucide-react'
import { settingsTabs } from '../settings-tabs'
import { sidebarItems } from './sidebar-items'

export interface PaletteItem {
  label: string
  icon: LucideIcon
  /** Other words by which people look for it. */
  keywords?: string
  path?: string
}

const settingsIcon = sidebarItems.find(({ path }) => path === '/admin/settings')?.icon ?? Plus

export const pageItems: PaletteItem[] = [
  ...sidebarItems,
  {
    label: 'Orders',
    path: '/admin/orders',
    icon: ShoppingBag,
    keywords: 'sales purchases refunds payments licence license keys',
  },
  { label: 'Customers', path: '/admin/orders/customers', icon: Users, keywords: 'buyers people' },
  { label: 'Media', path: '/admin/media', icon: Image, keywords: 'pictures images library upload' },
  { label: 'Bulk generate', path: '/admin/bulk-generate', icon: Layers, keywords: 'runs table csv excel pages many' },
  {
    label: 'Link suggestions',
    path: '/admin/internal-links/suggestions',
    icon: Link2,
    keywords: 'internal links best accept seo',
  },
  {
    label: 'Orphan pages',
    path: '/admin/internal-links/orphans',
    icon: Unlink,
    keywords: 'pages without links lonely seo',
  },
  {
    label: 'Broken links',
    path: '/admin/internal-links/problems',
    icon: Link2Off,
    keywords: 'redirected 404 problems seo',
  },
  { label: 'Link rules', path: '/admin/link-rules', icon: Link2, keywords: 'keywords auto internal links' },
  {
    label: 'Bulk auto-link',
    path: '/admin/bulk-auto-link',
    icon: Link2,
    keywords: 'dry run rules internal links undo',
  },
  {
    label: 'Site audit',
    path: '/admin/seo-settings/audit',
    icon: ClipboardCheck,
    keywords: 'seo analysis problems score',
  },
  { label: 'Redirects', path: '/admin/seo-settings/redirects', icon: Milestone, keywords: 'old addresses 301 seo' },
  {
    label: '404 errors',
    path: '/admin/seo-settings/not-found',
    icon: SearchX,
    keywords: '404 missing broken links seo',
  },
  { label: 'Set up your site', path: '/admin/set-up', icon: ListChecks, keywords: 'setup start begin first steps' },
  ...settingsTabs.map(({ to, label }) => ({ path: to, label, icon: settingsIcon, keywords: 'settings' })),
]

export const signOutItem: PaletteItem = { label: 'Sign out', icon: LogOut, keywords: 'log out leave' }

export const actionItems: PaletteItem[] = [
  { label: 'New post', path: '/admin/blog/new', icon: Plus, keywords: 'write create draft' },
  { label: 'New product', path: '/admin/products/new', icon: Plus, keywords: 'make create draft license price' },
  {
    label: 'New landing page',
    path: '/admin/landing-pages/new',
    icon: Plus,
    keywords: 'build create draft page blocks',
  },
  { label: 'View site', path: '/', icon: ExternalLink, keywords: 'home public visit' },
  signOutItem,
]

/** The entries that hold every typed word. */
export function filterPaletteItems(entries: PaletteItem[], typed: string) {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ label, keywords = '' }) => {
    const text = `${label} ${keywords}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
