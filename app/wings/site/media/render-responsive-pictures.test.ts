import { expect, test } from 'vitest'
import { enhanceArticleHtml } from '~/rich-text/enhance-article-html'
import type { Picture } from './picture'
import { renderResponsivePictures } from './render-responsive-pictures'

const checksum = 'a'.repeat(32)
const picture: Picture = {
  checksum,
  alt: '',
  width: 3_000,
  height: 2_000,
  widths: [480, 960, 1600, 2560],
  formats: ['avif', 'webp'],
  placeholder: 'data:image/webp;base64,AAAA',
}
const pictures = new Map([[checksum, picture]])
const stored = `<img src="/media/${checksum}-960.webp" alt="A &quot;crane&quot;" width="3000" height="2000" />`

test('a stored picture is shown in the format and width that a screen needs, and keeps its place', () => {
  const html = renderResponsivePictures(enhanceArticleHtml(`<p>Text</p>${stored}`), pictures)
  expect(html).toContain('<picture><source type="image/avif" srcset="')
  expect(html).toContain(`/media/${checksum}-960.avif 960w`)
  expect(html).toContain(`src="/media/${checksum}-960.webp" srcset="/media/${checksum}-480.webp 480w`)
  expect(html).toContain('alt="A &quot;crane&quot;" width="3000" height="2000"')
  expect(html).toContain('<img loading="lazy" decoding="async"')
  expect(html).toContain('style="background:url(data:image/webp;base64,AAAA) center/cover"')
  expect(html.match(/loading=/g)).toHaveLength(1)
  expect(html).not.toContain('2560w')
})

test('only the first picture brings its placeholder', () => {
  expect(renderResponsivePictures(stored + stored, pictures).match(/base64/g)).toHaveLength(1)
})

test('the first picture of a text without a cover is not lazy when it stands at the top', () => {
  const top = { firstScreen: true }
  expect(renderResponsivePictures(stored, pictures, top)).toContain('<img fetchpriority="high" src=')
  expect(renderResponsivePictures(`${'<p>Text</p>'.repeat(200)}${stored}`, pictures, top)).toContain('loading="lazy"')
  expect(renderResponsivePictures(stored + stored, pictures, top).match(/loading="lazy"/g)).toHaveLength(1)
})

test('a picture of WebP only, or one that is not in the library, does without', () => {
  const older = new Map([[checksum, { ...picture, formats: undefined, placeholder: null }]])
  expect(renderResponsivePictures(stored, older)).not.toMatch(/<picture|style=/)
  const other = '<img src="https://example.com/a.png" alt="">'
  expect(renderResponsivePictures(other + stored, new Map())).toBe(other + stored)
})

test('older bodies, which listed the widths of their day, get today’s', () => {
  const older = stored.replace(' alt=', ' srcset="/media/old-480.webp 480w" sizes="100vw" alt=')
  expect(renderResponsivePictures(older, pictures)).not.toContain('/media/old')
})
