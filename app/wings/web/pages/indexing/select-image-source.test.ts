import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extractPageFacts } from './extract-page-facts.server'
import { selectImageSource } from './select-image-source'

const srcset = [480, 720, 960, 1200, 1600].map((width) => `/a-${width}.avif ${width}w`).join(', ')
const served = (sizes: string) => selectImageSource([{ src: '/a.webp', srcset, sizes }])

test.each([
  ['(min-width: 76rem) 72rem, calc(100vw - 2.5rem)', '/a-1200.avif'], // 1,152 px
  ['(min-width: 90rem) 72rem, calc(100vw - 2.5rem)', '/a-1600.avif'], // 1,310 px
  ['(min-width: 44rem) 40rem, 100vw', '/a-720.avif'],
  ['(max-width: 40em) 100vw, 50vw', '/a-720.avif'],
  ['7rem', '/a-480.avif'],
  ['(orientation: portrait) 7rem, 720px', '/a-720.avif'],
  ['', '/a-1600.avif'],
  ['nonsense', '/a-1600.avif'],
])('in a place of “%s” a desktop loads %s', (sizes, file) => {
  expect(served(sizes)).toBe(file)
})

test('the first source that suits is taken, a file for two dots a pixel is not, and without a list it is the picture itself', () => {
  const img = { src: '/a.webp' }
  expect(selectImageSource([{ type: 'image/jxl', srcset: '/a.jxl' }, { type: 'image/avif', srcset }, img])).toBe(
    '/a-1600.avif',
  )
  expect(selectImageSource([{ media: '(max-width: 600px)', srcset: '/small.webp' }, img])).toBe('/a.webp')
  expect(selectImageSource([{ srcset: '/a.webp, /a@2.webp 2x', sizes: '100px' }])).toBe('/a.webp')
  expect(selectImageSource([{}])).toBeUndefined()
})

test('a page tells which pictures are loaded for it, wherever they stand and each once', () => {
  const html = `<header><img src="/media/logo-128.webp"></header><main>
    <picture><source type="image/avif" srcset="${srcset}" sizes="40rem"><img src="/a-960.webp"></picture>
    <noscript><img src="https://harbor.example/b.webp?v=1#x"></noscript><img src="data:image/png;base64,x">
    <video><source src="/film.mp4"></video><img src="https://elsewhere.example/c.png"><img src="/media/logo-128.webp">
    <div data-links="card"><img src="../card.webp"></div></main>`
  const address = { origin: 'https://harbor.example', path: '/blog/a', isSeparatePage: () => false }
  expect(extractPageFacts(html, address).loadedImages).toEqual([
    ...['/media/logo-128.webp', '/a-720.avif', '/b.webp?v=1', 'https://elsewhere.example/c.png', '/card.webp'],
  ])
})

test('whatever is written there, one of the files is served or the picture itself', () => {
  const word = fc.constantFrom('480w', '2x', '100vw', '(min-width:', '1rem)', 'calc(', '-', ',', ', ', '/a', 'x')
  const words = fc.array(word, { maxLength: 30 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(words, words, (srcset, sizes) => {
      const file = selectImageSource([{ src: '/own', srcset, sizes }])
      expect(file === '/own' || srcset.includes(file ?? '?')).toBe(true)
    }),
  )
})
