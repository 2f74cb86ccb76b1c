import { expect, test } from 'vitest'
import { isCurrentSidebarItem, sidebarItems } from './sidebar-items'

// the specification's own list, in its order
const specified = [
  ...['Dashboard', 'Blog Posts', 'Templates', 'Topic Clusters', 'Internal Links', 'Content Map', 'Products'],
  ...['Landing Pages', 'Analytics', 'SEO Settings', 'Settings'],
]

test('the eleven entries of the sidebar are those of the specification, in its order', () => {
  expect(sidebarItems.map(({ label }) => label)).toEqual(specified)
  expect(specified).toHaveLength(11)
})

test('the entry of the screen that is open is marked, and only that one', () => {
  const current = (path: string) =>
    sidebarItems.filter((entry) => isCurrentSidebarItem(entry, path)).map((e) => e.label)
  expect(current('/admin')).toEqual(['Dashboard'])
  expect(current('/admin/blog/edit/1')).toEqual(['Blog Posts'])
  expect(current('/admin/media')).toEqual(['Blog Posts'])
  expect(current('/admin/settings/inbox')).toEqual(['Settings'])
  expect(current('/admin/blogger')).toEqual([])
})
