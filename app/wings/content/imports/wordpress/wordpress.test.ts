import { writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { aWxr, aWxrItem } from '~test/wordpress-export'
import type { ItemDetails, SourceItem } from '../sources/source-item'
import { convertContent } from './convert-content'
import { openWordpressExport } from './open-wordpress-export.server'

function aFile(content: string | Buffer) {
  const file = path.join(tempFolder(), 'export.xml')
  writeFileSync(file, content)
  return file
}

async function read(content: string | Buffer) {
  const { items } = await openWordpressExport(aFile(content))
  const read: SourceItem[] = []
  for await (const item of items()) read.push(item)
  return read
}

const documentIn = async (item: string, known: Record<string, ItemDetails> = {}) =>
  (await read(aWxr(item)))[0]?.document?.((ref) => known[ref])

const converted = (html: string, known: Record<string, ItemDetails> = {}) =>
  convertContent(html, (ref) => known[ref], 'post:1')

test('every item of an export is read, with the line on which it begins', async () => {
  const items = await read(
    aWxr(
      `<wp:author><wp:author_login>mara</wp:author_login><wp:author_display_name><![CDATA[Mara &amp; Co]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>news</wp:category_nicename><wp:cat_name>News</wp:cat_name></wp:category>
<wp:tag><wp:tag_slug>x</wp:tag_slug><wp:tag_name>X</wp:tag_name></wp:tag>
${aWxrItem({ id: 1 })}
${aWxrItem({ id: 2, type: 'page' })}
${aWxrItem({ id: 3, type: 'attachment', status: 'inherit', url: 'https://old.example/a.png' })}
${aWxrItem({ id: 4, type: 'nav_menu_item' })}
${aWxrItem({ id: 5, type: 'product' })}
${aWxrItem({ id: 6, status: 'trash' })}
${aWxrItem({ id: 7, type: 'revision', status: 'inherit' })}
${aWxrItem({ id: 8, title: '', html: '' })}`,
    ),
  )
  expect(items.map(({ kind, ref, line }) => [kind, ref, line])).toEqual([
    ...[
      ['person', 'person:mara', 6],
      ['term', 'category:news', 7],
      ['term', 'tag:x', 8],
      ['post', 'post:1', 9],
    ],
    ...[
      ['page', 'post:2', 22],
      ['picture', 'picture:3', 35],
      ['other', 'post:4', 48],
      ['other', 'post:5', 61],
    ],
    ...[
      ['post', 'post:6', 74],
      ['other', 'post:7', 87],
      ['post', 'post:8', 100],
    ],
  ])
  expect(items[0]?.title).toBe('Mara & Co')
  expect(items.filter(({ refusal }) => refusal).map(({ refusal }) => refusal)).toEqual([
    'Menus are not imported.',
    'The post type “product” is not supported.',
    'It was in the trash.',
    'Revisions are not imported.',
    'It has no title and no content.',
  ])
})

test('a post comes with its author, terms, dates, cover, address and search fields', async () => {
  const terms =
    '<category domain="category" nicename="case-studies"><![CDATA[Case Studies]]></category><category domain="category" nicename="b"><![CDATA[B &amp; C]]></category><category domain="post_tag" nicename="t"><![CDATA[T]]></category>'
  const meta = {
    _thumbnail_id: '9',
    _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
    _yoast_wpseo_metadesc: 'About %%category%% %%odd_thing%%',
    '_yoast_wpseo_meta-robots-noindex': '1',
    _wp_old_slug: 'before',
    subtitle: 'lost',
  }
  const item = aWxrItem({
    id: 1,
    title: 'A &amp; B',
    slug: '%e3%81%82-gr%C3%B6%C3%9Fe',
    terms,
    meta,
    excerpt: 'In <b>short</b>.',
  })
  const post = await documentIn(item, {
    'person:mara': { name: 'Mara Vance' },
    'picture:9': { url: 'https://old.example/cover.png', alt: 'A cover' },
  })
  expect(post).toMatchObject({
    title: 'A & B',
    slug: 'grosse',
    description: 'In short.',
    author: 'Mara Vance',
    category: 'case-studies',
    tags: ['B & C', 'T'],
    publishedAt: new Date('2020-05-01T10:00:00Z'),
    cover: { address: 'https://old.example/cover.png', alt: 'A cover' },
    seo: { metaTitle: 'A & B – Old site', metaDescription: 'About Case Studies', isNoindex: true },
    oldAddresses: ['https://old.example/?p=1', 'https://old.example/before/'],
  })
  expect(post?.notes.join(' ')).toContain('%%odd_thing%%')
  expect(post?.notes.join(' ')).toContain('Custom fields were not imported: subtitle.')
})

test.for<[Partial<Parameters<typeof aWxrItem>[0]>, string]>([
  [{ password: 'x' }, 'was password protected'],
  [{ status: 'private' }, 'was private'],
  [{ status: 'pending' }, 'was pending review'],
  [{ status: 'acf-disabled' }, 'status was “acf-disabled”'],
])('what was not for everyone becomes a draft, and why is said: %j', async ([given, reason]) => {
  const post = await documentIn(aWxrItem({ id: 1, ...given }))
  expect(post?.publishedAt).toBeNull()
  expect(post?.notes.join(' ')).toContain(reason)
})

test('a post without a title is called by its first words, and one whose address has no letters of ours by its title', async () => {
  expect(await documentIn(aWxrItem({ id: 1, title: '', slug: '1', html: '<p>Once upon a time.</p>' }))).toMatchObject({
    title: 'Once upon a time.',
  })
  expect(await documentIn(aWxrItem({ id: 4, title: 'Ein Ding', slug: '%E4%BD%A0' }))).toMatchObject({
    slug: 'ein-ding',
  })
  expect(await documentIn(aWxrItem({ id: 4, title: '你好', slug: '%E4%BD%A0' }))).toMatchObject({ slug: 'post-4' })
})

test('empty lines make paragraphs where an older editor wrote, and nothing inside of code and lists', () => {
  const { html } = converted(
    'One\nline\n\n<b>Two</b>\n<ul>\n<li>a\n</li>\n</ul>\n<pre>x\n\ny</pre>\n<div>In\n\nit</div>',
  )
  expect(html.replaceAll('\n', '|')).toBe(
    '<p>One<br>|line</p>|<p><b>Two</b></p>|<ul>|<li>a|</li>|</ul><pre>x||y</pre><div><p>In</p>|<p>it</p>|</div>',
  )
})

test('blocks lose their comments, galleries become figures, and films stand as ours do', () => {
  const { html, notes } = converted(
    `<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->
<!-- wp:gallery --><figure class="wp-block-gallery"><figure class="wp-block-image"><img src="https://old.example/a-300x200.png" alt="" class="wp-image-7"/><figcaption>One</figcaption></figure></figure><!-- /wp:gallery -->
<!-- wp:embed --><figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div><figcaption>A film</figcaption></figure><!-- /wp:embed -->
<!-- wp:latest-posts {"a":1} /-->`,
    { 'picture:7': { url: 'https://old.example/a.png', alt: 'A' } },
  )
  expect(html).toContain('<p>Hi</p>')
  expect(html).toContain(
    '<figure class="wp-block-image"><img src="https://old.example/a.png" alt="A"><figcaption>One</figcaption></figure>',
  )
  expect(html).toContain('<figure class="embed" data-embed-url="https://www.youtube.com/watch?v=dQw4w9WgXcQ">')
  expect(html).toContain('<p>A film</p>')
  expect(html).not.toMatch(/wp:|wp-block-gallery/)
  expect(notes).toEqual(['Dynamic WordPress blocks were removed: latest-posts.'])
})

test('known shortcodes become what they meant; others stay as they are and are named', () => {
  const { html, notes } = converted(
    `[caption id="x" caption=""]<a href="b"><img src="https://old.example/c.png" alt="C"></a> Words <em>here</em>[/caption]

[gallery ids="1, 2,3"]

[embed]https://vimeo.com/123[/embed] [video mp4="https://old.example/v.mp4"][/video]

[code lang="php"]a &lt; b[/code] [[gallery]] [contact-form-7 id="1"] [sic]

https://youtu.be/dQw4w9WgXcQ`,
    {
      'picture:1': { url: 'https://old.example/1.png', alt: '1' },
      'picture:3': { url: 'https://old.example/3.png', caption: 'Three' },
    },
  )
  expect(html).toContain('<figcaption>Words <em>here</em></figcaption></figure>')
  expect(html).toContain('<figure><img src="https://old.example/3.png" alt=""><figcaption>Three</figcaption></figure>')
  expect(html).toContain('data-embed-url="https://vimeo.com/123"')
  expect(html).toContain('<a href="https://old.example/v.mp4">')
  expect(html).toContain('<pre><code class="language-php">a &lt; b</code></pre>')
  expect(html).toContain('[gallery] [contact-form-7 id="1"] [sic]')
  expect(html).toContain('data-embed-url="https://youtu.be/dQw4w9WgXcQ"')
  expect(notes).toEqual(['Shortcodes were imported as text: [contact-form-7], [sic].'])
})

test.for<[string, string | Buffer, RegExp]>([
  [
    'entities',
    aWxr('').replace('<rss', '<!DOCTYPE r [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>\n<rss'),
    /Line \d: .*DOCTYPE/,
  ],
  ['a file that is cut off', aWxr(aWxrItem({ id: 1 })).slice(0, -200), /Line \d+: .*incomplete/],
  ['tags that do not fit', aWxr('<item><title>a</item>'), /Line 6: /],
  ['depth', aWxr('<a>'.repeat(100)), /nested more than/],
  ['bytes that are no UTF-8', Buffer.concat([Buffer.from(aWxr('\n\nx')), Buffer.from([0xff, 10])]), /Line 10: .*UTF-8/],
  ['an encoding that nobody knows', aWxr('').replace('UTF-8', 'klingon'), /Line 1: .*klingon/],
  ['another kind of file', '<html><body></body></html>', /not a WordPress export/],
  ['an empty file', '', /empty/],
])('%s is refused with the line', async ([_what, content, reason]) => {
  await expect(read(content)).rejects.toThrow(reason)
})

test('UTF-16 and Latin-1 are read as they say, and control characters do no harm', async () => {
  const text = aWxr(aWxrItem({ id: 1, title: 'Größe\u000b' }))
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace('UTF-8', 'UTF-16'), 'utf16le')])
  expect((await read(utf16))[0]?.title).toBe('Größe')
  expect((await read(Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1')))[0]?.title).toBe('Größe')
})

test('no text makes the conversion fail, and ten times the text is converted in about ten times the time', () => {
  const piece = fc.constantFrom(
    '[',
    ']',
    '[caption]',
    '[/caption]',
    '[[',
    '<',
    '<p',
    '"',
    "'",
    '>',
    '<!--',
    '-->',
    '\n\n',
    'word',
    '<img',
    ' src="',
    '</a>',
    '<script>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
      converted(pieces.join(''))
    }),
  )
  // a quadratic reading of these would take minutes
  for (const hostile of [
    '[caption]',
    '[a',
    "<a '",
    '<!--',
    '\n\n',
    '<div>',
    '<p>',
    '[embed]',
    '</b>',
    '<img ',
    '&',
    '<script',
    '[[ab]',
  ]) {
    expect(converted(hostile.repeat(50_000)).html.length).toBeGreaterThanOrEqual(0)
  }
})

test('an item with more than can be held is refused with its line, and the others come in', async () => {
  const parts = Array.from({ length: 3 }, () => ['x', 'y'.repeat(11_000_000)] as const)
  const large = aWxrItem({ id: 1 }).replace(
    '</item>',
    `${parts.map(([key, value]) => `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`).join('')}</item>`,
  )
  const items = await read(aWxr(large + aWxrItem({ id: 2 })))
  expect(items).toMatchObject([
    { ref: 'post:1', line: 6, refusal: 'It has more than 32 million characters.' },
    { ref: 'post:2' },
  ])
  expect(items[1]?.refusal).toBeUndefined()
  expect(items[1]?.length).toBeLessThan(1_000)
})
