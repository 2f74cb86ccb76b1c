import { expect, test } from 'vitest'
import { compareWithTitleMatching } from './measure'
import { samplePages } from './site'

test('the known good links lead to pages of the site', () => {
  const slugs = new Set(samplePages.map(({ slug }) => slug))
  expect(slugs.size).toBe(samplePages.length)
  const broken = samplePages.flatMap(({ slug, links }) => links.filter((to) => to === slug || !slugs.has(to)))
  expect(broken).toEqual([])
})

test('suggestions are better than matching titles alone, in what they suggest and in what they find', () => {
  const { suggestions, titlesAlone } = compareWithTitleMatching()
  expect(suggestions.precisionAt5).toBeGreaterThan(titlesAlone.precisionAt5)
  expect(suggestions.recall).toBeGreaterThan(titlesAlone.recall)
})
