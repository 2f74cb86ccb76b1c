import {
  ClipboardCheck,
  ExternalLink,
  Image,
  Layers,
  Link2,
  Link2Off,
  LogOut,
  type LucideIcon,
  Milestone,
  Plus,
  SearchX,
  ShoppingBag,
  Unlink,
  Users,
} from 'lucide-react'
import { settingsTabs } from './settings-tabs'
import { sidebarEntries } from './sidebar-entries'

export interface PaletteEntry {
  label: string
  icon: LucideIcon
  /** Other words by which people look for it. */
  words?: string
  path?: string
}

const settingsIcon = sidebarEntries.find(({ path }) => path === '/admin/settings')?.icon ?? Plus

export const pageEntries: PaletteEntry[] = [
  ...sidebarEntries,
  {
    label: 'Orders',
    path: '/admin/orders',
    icon: ShoppingBag,
    words: 'sales purchases refunds payments licence license keys',
  },
  { label: 'Customers', path: '/admin/orders/customers', icon: Users, words: 'buyers people' },
  { label: 'Media', path: '/admin/media', icon: Image, words: 'pictures images library upload' },
  { label: 'Bulk generate', path: '/admin/bulk-generate', icon: Layers, words: 'runs table csv excel pages many' },
  { label: 'Orphans', path: '/admin/internal-links/orphans', icon: Unlink, words: 'pages without links lonely seo' },
  {
    label: 'Broken links',
    path: '/admin/internal-links/problems',
    icon: Link2Off,
    words: 'redirected 404 problems seo',
  },
  { label: 'Link rules', path: '/admin/link-rules', icon: Link2, words: 'keywords auto internal links' },
  { label: 'Bulk auto-link', path: '/admin/bulk-auto-link', icon: Link2, words: 'dry run rules internal links undo' },
  {
    label: 'Site audit',
    path: '/admin/seo-settings/audit',
    icon: ClipboardCheck,
    words: 'seo analysis problems score',
  },
  { label: 'Redirects', path: '/admin/seo-settings/redirects', icon: Milestone, words: 'old addresses 301 seo' },
  { label: 'Not found', path: '/admin/seo-settings/not-found', icon: SearchX, words: '404 missing broken links seo' },
  ...settingsTabs.map(({ to, label }) => ({ path: to, label, icon: settingsIcon, words: 'settings' })),
]

export const signOutEntry: PaletteEntry = { label: 'Sign out', icon: LogOut, words: 'log out leave' }

export const actionEntries: PaletteEntry[] = [
  { label: 'New post', path: '/admin/blog/new', icon: Plus, words: 'write create draft' },
  { label: 'New product', path: '/admin/products/new', icon: Plus, words: 'make create draft license price' },
  { label: 'New landing page', path: '/admin/landing-pages/new', icon: Plus, words: 'build create draft page blocks' },
  { label: 'View site', path: '/', icon: ExternalLink, words: 'home public visit' },
  signOutEntry,
]

/** The entries that hold every typed word. */
export function entriesFor(entries: PaletteEntry[], typed: string) {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ label, words = '' }) => {
    const text = `${label} ${words}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
