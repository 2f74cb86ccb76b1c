import { aGhostPost, ghostExport, readGhostItems } from '~test/ghost-export'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anImport } from '../fixtures'

const read = (content: string, site?: string) => readGhostItems(tempFolder(), content, site)

const convertedPost = async (fields: object) =>
  (await read(ghostExport({ posts: [aGhostPost('1', fields)] })))[0]?.document?.(() => undefined)

test('Markdown of the older editor keeps its films and pictures, and what is left out is named', async () => {
  const markdown =
    '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>\n\n![P](http://a.example/p.png)\n\n<script>x</script>\n'
  const mobiledoc = { version: '0.3.1', cards: [['card-markdown', { markdown }]], sections: [[10, 0]] }
  const post = await convertedPost({ mobiledoc: JSON.stringify(mobiledoc) })
  expect(post?.html).toContain('data-embed-url="https://youtu.be/dQw4w9WgXcQ"')
  expect(post?.html).toContain('src="http://a.example/p.png"')
  expect(post?.notes).toEqual(['Removed from the content: a script.'])
})

test('what only members could see stays away from the public, and is named', async () => {
  const hidden = { type: 'html', html: '<p>secret</p>' }
  const children = [
    { ...hidden, visibility: { web: { nonMember: false, memberSegment: 'status:free' } } },
    { ...hidden, type: 'markdown', markdown: 'secret', visibility: { showOnWeb: false, showOnEmail: true } },
    { ...hidden, html: '<p>open</p>', visibility: { web: { nonMember: true }, showOnWeb: true } },
    { type: 'embed', html: '<iframe src="https://maps.example/a"></iframe>' },
    { type: 'header', header: 'Head', backgroundImageSrc: 'https://a.example/b.png' },
  ]
  const post = await convertedPost({ featured: 1, lexical: JSON.stringify({ root: { type: 'root', children } }) })
  expect(post?.html).not.toContain('secret')
  expect(post?.html).toMatch(/open.*maps\.example.*b\.png.*Head/)
  expect(post?.notes).toEqual([
    'Removed from the content: html with restricted visibility, markdown with restricted visibility.',
    'It was featured. Featured posts are not supported.',
  ])
})

test('tags stand in their order whatever the order of their rows is', async () => {
  const tags = ['a', 'b', 'c'].map((id) => ({ id, name: id }))
  const tagsFor = async (orders: number[]) => {
    const rows = orders.map((sort_order, place) => ({ post_id: '1', tag_id: tags[place]?.id, sort_order }))
    const items = await read(ghostExport({ posts: [aGhostPost('1', {})], tags, posts_tags: rows }))
    return items[0]?.document?.(() => undefined).tags
  }
  expect(await tagsFor([2, 1, 0])).toEqual(['c', 'b', 'a'])
  expect(await tagsFor([0, 0, 0])).toEqual(['a', 'b', 'c'])
})

test('code that ran on every page is listed in exports of older versions too', async () => {
  const settings = [{ id: 's1', key: 'ghost_head', value: '<script>x</script>' }]
  expect((await read(ghostExport({ posts: [], settings })))[0]).toMatchObject({
    ref: 'settings:s1',
    title: 'ghost_head',
  })
})

test('pictures have their whole addresses when the site is known, and are said to be lost when not', async ({ db }) => {
  const html =
    '<img src="__GHOST_URL__/content/images/a.png"><img src="/content/images/b.png" alt="It&#8217;s"><img src="//i0.wp.com/c.png"><img src="data:image/png;base64,xx">'
  const content = ghostExport({ posts: [aGhostPost('1', { html, feature_image: '/content/images/d.png' })] })
  const post = (await read(content, 'https://old.example'))[0]?.document?.(() => undefined)
  expect(post?.html).toContain('src="https://old.example/content/images/a.png"')
  expect(post?.html).toContain('<img src="https://old.example/content/images/b.png" alt="It’s">')
  expect(post?.html).toContain('src="https://i0.wp.com/c.png"')
  expect(post?.cover?.address).toBe('https://old.example/content/images/d.png')
  const { items } = await anImport(db, { folder: tempFolder(), content, source: 'ghost' })
  expect(items[0]?.notes).toEqual([
    '1 image was replaced by a link.',
    '2 images not imported: the URL of the old site is unknown.',
    'The cover image was not imported: /content/images/d.png',
    'Inline images were not imported.',
  ])
})
