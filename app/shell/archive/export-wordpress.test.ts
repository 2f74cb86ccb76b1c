import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SaxesParser } from 'saxes'
import type { Database } from '~/platform/database/database.server'
import { emptyPostContent } from '~/wings/content/blog/post-content'
import { postEntryType } from '~/wings/content/blog/post-entry-type.server'
import { aCompleteLandingPage } from '~/wings/content/landing-pages/fixtures'
import { landingPageEntryType } from '~/wings/content/landing-pages/landing-page-entry-type.server'
import { aCategory } from '~/wings/publishing/categories/fixtures'
import { publishEntry } from '~/wings/publishing/writing/lifecycle/publication.commands.server'
import { saveDraft } from '~/wings/publishing/writing/lifecycle/save-draft.commands.server'
import { commandLineActor as by } from '~/wings/site/audit-log/actor'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { POST_ID } from '~test/export-folder'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { exportForWordPress } from './export-wordpress.server'

const origin = 'https://studio.example'
const now = new Date('2026-06-01T00:00:00Z')

/** The head of the file and its items, as a strict reader finds them. @throws when it is not well-formed */
function readFileOf(xml: string) {
  const head: Record<string, string[]> = {}
  const items: Record<string, string[]>[] = []
  const parser = new SaxesParser({ xmlns: true })
  let text = ''
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push({})
    text = ''
  })
  parser.on('text', (words) => (text += words))
  parser.on('cdata', (words) => (text += words))
  parser.on('closetag', ({ name }) => {
    const place = items.at(-1) ?? head
    place[name] = [...(place[name] ?? []), text]
    text = ''
  })
  parser.write(xml).close()
  return { head, items }
}

async function exported(db: Database) {
  const folder = path.join(tempFolder(), 'out')
  const counts = await exportForWordPress(db, { folder, origin, now })
  expect(await readdir(folder)).toEqual(['wordpress.xml'])
  return { counts, ...readFileOf(await readFile(path.join(folder, 'wordpress.xml'), 'utf8')) }
}

test('every post, page and picture is in the file, with its text, its state and what it is filed under', async ({
  db,
}) => {
  await aCategory(db, { slug: 'guides' })
  const picture = await aPictureRow(db, { alt: 'A <view>' })
  const page = 'b0000000-0000-4000-8000-000000000002'
  await saveDraft(db, landingPageEntryType, by, page, { basedOn: 0, content: aCompleteLandingPage() })
  const body = `<p>See <a href="/booking">it</a>. ]]&gt; <code>]]></code></p><p><img src="/media/${picture.checksum}-480.webp" alt="v"></p>`
  const filed = { category: 'guides', tags: ['C', 'C++'] }
  const written = { title: 'Q & A', slug: 'q-and-a', author: 'Ada L.', ...filed, description: 'In “short”' }
  const seo = { ...emptyPostContent.seo, metaDescription: 'For <engines>', keyphrase: 'tides', synonyms: 'high, low' }
  const content = { ...emptyPostContent, ...written, body, seo, coverId: picture.id }
  await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
  await publishEntry(db, postEntryType, by, POST_ID, { at: new Date('2026-07-01T10:11:12Z') }, now)
  const { counts, head, items } = await exported(db)
  expect(counts).toEqual({ post: 1, page: 1, attachment: 1 })
  expect(head).toMatchObject({
    'wp:author_login': [expect.any(String), 'ada-l'],
    'wp:author_display_name': [expect.any(String), 'Ada L.'],
    'wp:category_nicename': ['guides'],
    'wp:cat_name': ['Guides'],
    'wp:tag_slug': ['c', 'c-2'],
    'wp:tag_name': ['C', 'C++'],
  })
  expect(items).toHaveLength(3)
  const [attachment, post, landing] = items
  expect(attachment).toMatchObject({
    'wp:post_type': ['attachment'],
    'wp:attachment_url': [`${origin}/media/${picture.checksum}-1200.webp`],
    'wp:meta_value': ['A <view>'],
  })
  expect(post).toMatchObject({
    title: ['Q & A'],
    'wp:post_name': ['q-and-a'],
    'wp:status': ['future'],
    'dc:creator': ['ada-l'],
    'wp:post_date_gmt': ['2026-07-01 10:11:12'],
    'excerpt:encoded': ['In “short”'],
    link: [`${origin}/blog/q-and-a`],
    category: ['Guides', 'C', 'C++'],
    'wp:meta_key': [
      ...['_thumbnail_id', '_yoast_wpseo_metadesc', '_yoast_wpseo_focuskw'],
      '_yoast_wpseo_keywordsynonyms',
    ],
    'wp:meta_value': [attachment?.['wp:post_id']?.[0], 'For <engines>', 'tides', '["high, low"]'],
  })
  expect(post?.['content:encoded']?.[0]).toContain(`<a href="${origin}/booking">it</a>. ]]&gt; <code>]]&gt;</code>`)
  expect(post?.['content:encoded']?.[0]).toContain(`src="${origin}/media/${picture.checksum}-480.webp"`)
  expect(landing).toMatchObject({ 'wp:post_type': ['page'], 'wp:status': ['draft'], 'wp:post_name': ['booking'] })
  expect(landing?.['content:encoded']?.[0]).toContain('<h2>Rooms that book themselves</h2>')
})

test('whatever a text holds, the file is well-formed', async ({ db }) => {
  const odd = '\u0001 \ufffe ]]> & < > " \u2028 🦊 <![CDATA['
  const body = '<p>\u0001 ]]&gt; &amp;amp; \u0008</p><pre><code>]]></code></pre>'
  const content = { ...emptyPostContent, title: odd, author: odd, tags: [odd], description: odd, body }
  await saveDraft(db, postEntryType, by, POST_ID, { basedOn: 0, content })
  const { items } = await exported(db)
  expect(items[0]?.title?.[0]).toContain(']]> & < > "')
  expect(items[0]?.['content:encoded']?.[0]).toContain('<pre><code>]]&gt;</code></pre>')
})

test('a sample of code in a text leaves as it was written', async ({ db }) => {
  const code = '&lt;img src="/a.png" srcset="/a-2x.png 2x"&gt;\n&lt;a href="/b"&gt;'
  const body = `<p>Write <code> src="/c"</code>:</p>\n<pre><code class="language-html">${code}\n</code></pre>\n<p><a href="/booking">Go</a></p>`
  await saveDraft(db, postEntryType, by, POST_ID, {
    basedOn: 0,
    content: { ...emptyPostContent, title: 'T', slug: 't', body },
  })
  const { items } = await exported(db)
  expect(items.at(-1)?.['content:encoded']).toEqual([body.replace('"/booking"', `"${origin}/booking"`)])
})
