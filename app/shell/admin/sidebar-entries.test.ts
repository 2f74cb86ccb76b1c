import { expect, test } from 'vitest'
import { isCurrentEntry, sidebarEntries } from './sidebar-entries'

// the specification's own list, in its order
const specified = [
  ...['Dashboard', 'Blog Posts', 'Templates', 'Topic Clusters', 'Internal Links', 'Content Map', 'Products'],
  ...['Landing Pages', 'Analytics', 'SEO Settings', 'Settings'],
]

test('the entries of the sidebar that are there stand in the order of the specification, each once', () => {
  const labels = sidebarEntries.map(({ label }) => label)
  expect(labels).toEqual(specified.filter((label) => labels.includes(label)))
  expect(labels[0]).toBe('Dashboard')
  expect(labels.at(-1)).toBe('Settings')
})

test('the entry of the screen that is open is marked, and only that one', () => {
  const current = (path: string) => sidebarEntries.filter((entry) => isCurrentEntry(entry, path)).map((e) => e.label)
  expect(current('/admin')).toEqual(['Dashboard'])
  expect(current('/admin/blog/edit/1')).toEqual(['Blog Posts'])
  expect(current('/admin/media')).toEqual(['Blog Posts'])
  expect(current('/admin/settings/inbox')).toEqual(['Settings'])
  expect(current('/admin/blogger')).toEqual([])
})
