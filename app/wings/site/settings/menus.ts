import type { Brand, FooterColumn, NamedLink, NavigationItem } from './brand'

/** An entry of a menu with those below it: of the bar at the top, or a column of the footer, whose `url` is empty. */
export interface MenuItem extends NamedLink {
  children: NamedLink[]
}

/** What stands in the bar at the top and in the footer of every page. */
export interface Menus {
  navigation: MenuItem[]
  footer: MenuItem[]
}

export interface MenuLimits {
  items: number
  children: number
}

export const menuLimits: Record<keyof Menus, MenuLimits> = {
  navigation: { items: 8, children: 12 },
  footer: { items: 4, children: 12 },
}

const defaultNavigation: NavigationItem[] = [
  { url: '/', label: 'Home' },
  { url: '/tools', label: 'Products' },
  { url: '/product-leadership', label: 'Services' },
  { url: '/about', label: 'About' },
  { url: '/blog', label: 'Blog' },
]

/** Links to pages that are not published are not shown. */
const defaultFooter: FooterColumn[] = [
  {
    title: 'Products & Services',
    links: [
      { url: '/tools', label: 'All products' },
      { url: '/product-leadership', label: 'Services' },
      { url: '/get-template', label: 'Get a template' },
    ],
  },
  {
    title: 'Company',
    links: [
      { url: '/about', label: 'About' },
      { url: '/blog', label: 'Blog' },
      { url: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Support & Legal',
    links: [
      { url: '/purchases', label: 'Your purchases' },
      { url: '/help', label: 'Help' },
      { url: '/docs', label: 'Docs' },
      { url: '/privacy', label: 'Privacy' },
      { url: '/terms', label: 'Terms' },
      { url: '/sitemap', label: 'Sitemap' },
    ],
  },
]

/** The menus of a studio as they are edited and shown. */
export function menusOf({ navigation, footer }: Pick<Brand, 'navigation' | 'footer'>): Menus {
  return {
    navigation: (navigation ?? defaultNavigation).map((item) => toItem(item, item.children)),
    footer: (footer ?? defaultFooter).map(({ title, links }) => toItem({ label: title, url: '' }, links)),
  }
}

// in one order of keys: they are compared as JSON
const toLink = ({ label, url }: NamedLink): NamedLink => ({ label, url })
const toItem = (link: NamedLink, children: NamedLink[] = []) => ({ ...toLink(link), children: children.map(toLink) })

export const defaultMenus = menusOf({ navigation: null, footer: null })

/** The same as they are stored: null for those that the site comes with, so that a later version may change them. */
export function toStoredMenus({ navigation, footer }: Menus): Pick<Brand, 'navigation' | 'footer'> {
  return {
    navigation: isSame(navigation, defaultMenus.navigation) ? null : navigation.map(toNavigationItem),
    footer: isSame(footer, defaultMenus.footer) ? null : footer.map(toFooterColumn),
  }
}

const isSame = (one: MenuItem[], other: MenuItem[]) => JSON.stringify(one) === JSON.stringify(other)

function toNavigationItem({ label, url, children }: MenuItem): NavigationItem {
  return children.length > 0 ? { label, url, children } : { label, url }
}

const toFooterColumn = ({ label, children }: MenuItem): FooterColumn => ({ title: label, links: children })
