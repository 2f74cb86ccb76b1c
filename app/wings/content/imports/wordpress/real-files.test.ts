import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import type { ItemDetails, SourceItem } from '../sources/source-item'
import { convertContent } from './convert-content'
import { openWordpressExport } from './open-wordpress-export.server'

async function read(content: string | Buffer) {
  const file = path.join(tempFolder(), 'export.xml')
  writeFileSync(file, content)
  const read: SourceItem[] = []
  for await (const item of (await openWordpressExport(file)).items()) read.push(item)
  return read
}

const documentIn = async (item: string, known: Record<string, ItemDetails> = {}) =>
  (await read(aWxr(item)))[0]?.document?.((ref) => known[ref])

const converted = (html: string, known: Record<string, ItemDetails> = {}) =>
  convertContent(html, (ref) => known[ref], 'post:1')

test('letters that grow when they are made small cut nothing off, and what never ends keeps what follows', () => {
  const big = 'İ'.repeat(40)
  expect(converted(`<p>${big} <style>.a{}</style> 3,000 words</p>`).html).toBe(`<p>${big}  3,000 words</p>`)
  expect(converted(`${big}[caption]<img src="https://a.example/a.png"> x[/caption]end`).html).toContain(
    '<figcaption>x</figcaption></figure><p>end</p>',
  )
  expect(converted('<p>a</p><object data="x"><p>b</p><svg>')).toEqual({
    html: '<p>a</p><p>b</p>',
    notes: [expect.stringContaining('the missing end of “object”')],
  })
  expect(converted('<p>a</p><script>b').notes.join()).toContain('the missing end of “script”')
})

test('what exports get wrong outside of CDATA is read as it was meant', async () => {
  const wrong =
    '<item><title>A & B &eacute;t&eacute;&nbsp;&copy; &bomb; &#38;</title><wp:post_type>post</wp:post_type><wp:post_id>1</wp:post_id><content:encoded><![CDATA[a &eacute; & ]] <b>]]></content:encoded><wp:comment><wp:comment_author_url>http://x.example/?a=1&b=2</wp:comment_author_url></wp:comment></item>'
  const [item] = await read(`\n \n${aWxr(wrong)}`)
  expect(item).toMatchObject({ title: 'A & B été © &bomb; &', line: 8 })
  expect(item?.document?.(() => undefined).html).toContain('a &eacute; & ]] <b>')
  const latin = `\n${aWxr('<item><title>Größe</title></item>').replace('UTF-8', 'ISO-8859-1')}`
  expect((await read(Buffer.from(latin, 'latin1')))[0]?.title).toBe('Größe')
})

test('tags of old exports come along once, and terms of other kinds are named', async () => {
  const terms =
    '<category><![CDATA[News]]></category><category domain="category" nicename="news"><![CDATA[News]]></category><category><![CDATA[x]]></category><category domain="tag"><![CDATA[x]]></category><category domain="tag" nicename="x"><![CDATA[x]]></category><category domain="series" nicename="s"><![CDATA[Long story]]></category>'
  const post = await documentIn(aWxrItem({ id: 1, terms }))
  expect(post).toMatchObject({ category: 'news', tags: ['x'] })
  expect(post?.notes).toEqual(['Unsupported taxonomies were not imported: Long story (series).'])
})

test('a category without letters of ours is the first tag, and a tag that is cut is named', async () => {
  const terms = `<category domain="category" nicename="%E6%96%B0"><![CDATA[新闻]]></category><category domain="post_tag" nicename="t"><![CDATA[${'t'.repeat(60)}]]></category>`
  const post = await documentIn(aWxrItem({ id: 1, terms }))
  expect(post).toMatchObject({ category: '', tags: ['新闻', 't'.repeat(50)] })
  expect(post?.notes).toEqual([
    'The category “新闻” was imported as a tag: it has no Latin letters.',
    `Tags were cut to 50 characters: ${'t'.repeat(50)}.`,
  ])
})

test('search fields that are too long are cut, and addresses are made whole or left out', async () => {
  const meta = {
    _yoast_wpseo_metadesc: 'd'.repeat(600),
    _yoast_wpseo_title: '%%excerpt%%',
    _yoast_wpseo_canonical: '/page/',
    '_yoast_wpseo_opengraph-image': 'https://old.example/og.png',
  }
  const post = await documentIn(aWxrItem({ id: 1, meta, excerpt: 'e'.repeat(300) }))
  expect(post?.seo).toMatchObject({
    metaTitle: 'e'.repeat(200),
    metaDescription: 'd'.repeat(500),
    canonicalUrl: 'https://old.example/page/',
  })
  expect(post?.notes).toEqual([
    'The SEO title was cut to 200 characters.',
    'The meta description was cut to 500 characters.',
    'Separate X and Facebook previews were not imported.',
  ])
  const other = await documentIn(aWxrItem({ id: 1, meta: { _yoast_wpseo_canonical: 'example.com/x' } }))
  expect(other?.seo.canonicalUrl).toBe('')
  expect(other?.notes.join()).toContain('example.com/x')
})

test('a page that only a builder knows is a draft, and fields behind the twelfth are counted', async () => {
  const fields = Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`field${index}`, 'x']))
  const item = aWxrItem({ id: 1, type: 'page', html: '', meta: { ...fields, _elementor_data: '[{"id":"1"}]' } })
  const page = await documentIn(item.replace('</item>', '<wp:is_sticky>1</wp:is_sticky></item>'))
  expect(page?.publishedAt).toBeNull()
  expect(page?.notes.join(' ')).toMatch(/field11 and 2 more\. It was sticky.* Elementor.*Imported as a draft/)
  const full = await documentIn(aWxrItem({ id: 1, html: 'Words.', meta: { _fl_builder_data: 'x' } }))
  expect(full?.publishedAt).not.toBeNull()
  expect(full?.notes.join(' ')).toContain('Beaver Builder')
})

test('a link in the words of a picture stays in them', () => {
  const img = '<img src="https://old.example/c.png" alt="C">'
  expect(converted(`[caption]${img} Photo by <a href="https://x.example">Bob</a>[/caption]`).html).toBe(
    `<figure>${img}<figcaption>Photo by <a href="https://x.example">Bob</a></figcaption></figure>`,
  )
})

test('pictures of a site have their whole addresses, and their words the signs that they mean', async () => {
  const html =
    '<img src="/wp-content/uploads/a.jpg" alt="It&#8217;s"><img src="//i0.wp.com/b.jpg"><img src="data:image/gif;base64,xx" alt="D">'
  const post = await documentIn(aWxrItem({ id: 1, html, meta: { _thumbnail_id: '2' } }), {
    'picture:2': { url: '/wp-content/uploads/c.jpg' },
  })
  expect(post?.html).toContain(
    '<img src="https://old.example/wp-content/uploads/a.jpg" alt="It’s"><img src="https://i0.wp.com/b.jpg" alt=""><img src="data:" alt="D">',
  )
  expect(post?.cover?.address).toBe('https://old.example/wp-content/uploads/c.jpg')
})
