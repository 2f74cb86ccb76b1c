import { expect, test } from 'vitest'
import { resolveSeoTexts } from './resolve-seo-texts'

const own = { title: 'Boats – Harbor', name: 'Boats', description: 'Of paper.' }

test('a page of which nothing is set says what it says of itself', () => {
  expect(resolveSeoTexts({ ogTitle: null, metaTitle: ' ' }, own)).toEqual({
    metaTitle: 'Boats – Harbor',
    metaDescription: 'Of paper.',
    ogTitle: 'Boats',
    ogDescription: 'Of paper.',
    twitterTitle: 'Boats',
    twitterDescription: 'Of paper.',
  })
})

test('what is set takes the place of what it falls back to', () => {
  const written = { metaTitle: 'Fold a boat', ogDescription: 'Paper only.', twitterTitle: 'Boats!' }
  expect(resolveSeoTexts(written, own)).toEqual({
    metaTitle: 'Fold a boat',
    metaDescription: 'Of paper.',
    ogTitle: 'Fold a boat',
    ogDescription: 'Paper only.',
    twitterTitle: 'Boats!',
    twitterDescription: 'Paper only.',
  })
})
