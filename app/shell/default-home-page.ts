import type { Block } from '~/wings/content/landing-pages/block-schema'
import { HOME_SLUG } from '~/wings/content/landing-pages/landing-page'
import { newBlock } from '~/wings/content/landing-pages/new-block'
import type { Brand } from '~/wings/site/settings/brand'

/** The home page of a studio that has not published one: what it says of itself, and its newest products and posts. */
export function createDefaultHomePage(brand: Pick<Brand, 'name' | 'tagline' | 'description'>) {
  const blocks: Block[] = [
    {
      ...newBlock('hero', 'hero'),
      title: brand.tagline || brand.name,
      text: brand.description,
      action: { label: 'View products', url: '/tools' },
      secondary: { label: 'Contact us', url: '/contact' },
    },
    {
      ...newBlock('products', 'products'),
      title: 'New products',
      tone: 'wash',
      limit: 2,
      action: { label: 'All products', url: '/tools' },
    },
    { ...newBlock('posts', 'posts'), title: 'From the blog', action: { label: 'All posts', url: '/blog' } },
  ]
  return { slug: HOME_SLUG, title: brand.name, description: brand.description, blocks }
}
