import { expect, test } from 'vitest'
import { type JekyllDefault, jekyllDefaultsFor } from './jekyll-defaults'

const given = (path: string, values: JekyllDefault['values'], type = ''): JekyllDefault => ({ path, type, values })

test('defaults hold for a folder, a file and a kind of text; the narrower wins, and looks are passed over', () => {
  const defaults = [
    given('_posts/news', { permalink: '/news/:title/' }),
    given('', { permalink: '/blog/:title/', layout: 'post' }, 'posts'),
    given('', { permalink: '/:path/:basename/' }),
    given('_posts/news/2020-01-02-late.md', { published: false }),
    given('docs/*', { category: 'Docs' }),
    given('', { published: false }, 'drafts'),
  ]
  expect(jekyllDefaultsFor('_posts/2020-01-02-a.md', defaults)).toEqual({ permalink: '/blog/:title/' })
  expect(jekyllDefaultsFor('_posts/news/2020-01-02-a.md', defaults)).toEqual({ permalink: '/news/:title/' })
  expect(jekyllDefaultsFor('_posts/news/2020-01-02-late.md', defaults)).toEqual({
    permalink: '/news/:title/',
    published: false,
  })
  expect(jekyllDefaultsFor('_posts/newsletter/2020-01-02-a.md', defaults)).toEqual({ permalink: '/blog/:title/' })
  expect(jekyllDefaultsFor('docs/install.md', defaults)).toEqual({ permalink: '/:path/:basename/', category: 'Docs' })
  expect(jekyllDefaultsFor('_drafts/idea.md', defaults)).toEqual({ permalink: '/:path/:basename/', published: false })
})

test('a scope ends at the border of a name, and a star stands for a part of one', () => {
  const isFor = (file: string, path: string) =>
    'published' in jekyllDefaultsFor(file, [given(path, { published: false })])
  expect(isFor('projects/a/index.md', 'projects/')).toBe(true)
  expect(isFor('projects-old/a.md', 'projects')).toBe(false)
  expect(isFor('projects/a/special.md', 'projects/*/special.md')).toBe(true)
  expect(isFor('projects/a/other.md', 'projects/*/special.md')).toBe(false)
  expect(isFor('ab.md', 'abc*b.md')).toBe(false)
})
