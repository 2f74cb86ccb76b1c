import type { MetaDescriptor } from 'react-router'

/** Names the feed of a list in the head of its page. */
export function feedLink(name: string, query: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${name} (RSS)`,
    href: `/feed.xml${query}`,
  }
}
