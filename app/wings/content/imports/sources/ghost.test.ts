import { findPublishedPost } from '~/wings/content/blog/queries.server'
import { resolvePageLinks } from '~/wings/web/pages/page-links.queries.server'
import { aGhostPost, ghostExport, readGhostItems } from '~test/ghost-export'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { anImport } from '../fixtures'

const read = (content: string, site?: string) => readGhostItems(tempFolder(), content, site)

const convertedPost = async (fields: object) =>
  (await read(ghostExport({ posts: [aGhostPost('1', fields)] })))[0]?.document?.(() => undefined)

test('posts and pages of Ghost come in with their tags, authors, search fields and links', async ({ db }) => {
  const content = ghostExport({
    posts: [
      aGhostPost('a', {
        title: 'First',
        slug: 'first',
        custom_excerpt: 'In short.',
        html: '<p>See <a href="__GHOST_URL__/second/#x">it</a></p>',
      }),
      aGhostPost('b', { slug: 'second', type: 'page' }),
      aGhostPost('c', { slug: 'members', visibility: 'members' }),
      aGhostPost('d', { slug: 'mail', status: 'sent', codeinjection_head: '<script>x</script>' }),
      aGhostPost('e', { title: '', html: '' }),
    ],
    posts_authors: [
      { post_id: 'a', author_id: 'u2', sort_order: 1 },
      { post_id: 'a', author_id: 'u1', sort_order: 0 },
    ],
    posts_tags: [
      { post_id: 'a', tag_id: 't2', sort_order: 1 },
      { post_id: 'a', tag_id: 't1', sort_order: 0 },
      { post_id: 'a', tag_id: 't3' },
    ],
    posts_meta: [{ post_id: 'a', meta_title: 'For search', og_title: null }],
    settings: [
      { id: 's1', key: 'codeinjection_head', value: '<script>y</script>' },
      { id: 's2', key: 'title', value: 'S' },
    ],
    tags: [
      { id: 't1', name: 'Case Studies' },
      { id: 't2', name: 'Two' },
      { id: 't3', name: '#hidden', visibility: 'internal' },
    ],
    users: [
      { id: 'u1', name: 'Mara' },
      { id: 'u2', name: 'Ben' },
    ],
    members: [{ id: 1 }, { id: 2 }],
  })
  const { items } = await anImport(db, { folder: tempFolder(), content, source: 'ghost' })
  expect(items.map(({ ref, outcome }) => [ref, outcome])).toEqual([
    ...[
      ['post:a', 'created'],
      ['post:b', 'created'],
      ['post:c', 'created'],
      ['post:d', 'created'],
      ['post:e', 'refused'],
    ],
    ...[
      ['settings:s1', 'refused'],
      ['tags:t1', 'listed'],
      ['tags:t2', 'listed'],
      ['tags:t3', 'listed'],
    ],
    ...[
      ['users:u1', 'listed'],
      ['users:u2', 'listed'],
      ['table:posts_authors', 'listed'],
      ['table:posts_tags', 'listed'],
    ],
    ...[
      ['table:posts_meta', 'listed'],
      ['table:settings', 'refused'],
      ['table:members', 'refused'],
    ],
  ])
  const post = await findPublishedPost(db, 'first')
  expect(post).toMatchObject({
    description: 'In short.',
    author: 'Mara, Ben',
    category: 'case-studies',
    tags: ['Case Studies', 'Two'],
  })
  expect(await resolvePageLinks(db, post?.body ?? '')).toBe('<p>See <a href="/second#x">it</a></p>')
  expect(items[2]?.notes).toEqual(['Imported as a draft: its visibility was “members”.'])
  expect(items[3]?.notes).toContain('Its code injection was not imported.')
  expect(await findPublishedPost(db, 'members')).toBeUndefined()
})

test('what the newer editor wrote becomes our HTML, each card as what it shows', async () => {
  const text = (value: string, format = 0) => ({ type: 'extended-text', text: value, format })
  const children = [
    {
      type: 'paragraph',
      children: [
        text('a < b ', 0),
        text('both', 3),
        { type: 'link', url: 'https://x.example/?a=1&b=2', children: [text('l')] },
      ],
    },
    { type: 'extended-heading', tag: 'h3', children: [text('Head')] },
    { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('One')] }] },
    { type: 'image', src: '__GHOST_URL__/content/images/a.png', alt: 'A', caption: '<em>C</em>' },
    { type: 'codeblock', language: 'js', code: 'a < b' },
    { type: 'embed', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { type: 'bookmark', url: 'https://x.example', metadata: { title: 'X' } },
    { type: 'toggle', heading: 'More', content: '<p>Inside</p>' },
    { type: 'html', html: '<p>raw</p><script>alert(1)</script>' },
    { type: 'markdown', markdown: '**bold**' },
    { type: 'signup', heading: 'Join' },
  ]
  const post = await convertedPost({ lexical: JSON.stringify({ root: { type: 'root', children } }) })
  expect(post?.html).toContain(
    '<p>a &lt; b <em><strong>both</strong></em><a href="https://x.example/?a=1&amp;b=2">l</a></p><h3>Head</h3>',
  )
  expect(post?.html).toContain(
    '<ol><li>One</li></ol><figure><img src="/content/images/a.png" alt="A"><figcaption><em>C</em></figcaption></figure>',
  )
  expect(post?.html).toContain('<pre><code class="language-js">a &lt; b</code></pre>')
  expect(post?.html).toContain('data-embed-url="https://youtu.be/dQw4w9WgXcQ"')
  expect(post?.html).toContain(
    '<details><summary>More</summary><p>Inside</p></details><p>raw</p><p><strong>bold</strong></p>',
  )
  expect(post?.notes).toEqual(['Removed from the content: signup, a script.'])
})

test('so does what the older editor wrote', async () => {
  const mobiledoc = {
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    markups: [['strong'], ['a', ['href', 'https://x.example']]],
    cards: [
      ['card-markdown', { markdown: '# Hi' }],
      ['hr', {}],
      ['nothing-known', {}],
    ],
    sections: [
      [
        1,
        'p',
        [
          [0, [0], 1, 'bold'],
          [1, [], 0, 0],
          [0, [1], 1, 'link'],
          [0, [], 0, ' <x>'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'one']]]],
      ...[
        [10, 0],
        [10, 1],
        [10, 2],
      ],
    ],
  }
  const post = await convertedPost({ mobiledoc: JSON.stringify(mobiledoc) })
  expect(post?.html).toBe(
    '<p><strong>bold</strong><br><a href="https://x.example">link</a> &lt;x&gt;</p><ul><li>one</li></ul><h2 id="hi">Hi</h2>\n<hr>',
  )
  expect(post?.notes).toEqual(['Removed from the content: nothing-known.'])
})

test('what an editor wrote and cannot be read gives way to its HTML, and depth does no harm', async () => {
  expect(await convertedPost({ lexical: '{broken' })).toMatchObject({ html: '<p>Text.</p>' })
  const deep = `${'{"type":"list","children":['.repeat(5_000)}${']}'.repeat(5_000)}`
  const post = await convertedPost({ lexical: `{"root":{"type":"root","children":[${deep}]}}` })
  expect(post?.notes).toEqual(['Removed from the content: content nested more than 60 levels deep.'])
})

test('a sign that nobody types does not make Markdown of a text', async () => {
  const text = { type: 'paragraph', children: [{ type: 'text', text: 'a \u0001 **b**' }] }
  const lexical = { root: { type: 'root', children: [text, { type: 'markdown', markdown: '**c**' }] } }
  const post = await convertedPost({ lexical: JSON.stringify(lexical) })
  expect(post?.html).toBe('<p>a \u0001 **b**</p><p><strong>c</strong></p>\n')
})

test('two sites with the same titles and numbers stay two', async () => {
  const keyOf = async (fields: object) => (await read(ghostExport({ posts: [aGhostPost('1', fields)] })))[0]?.key
  expect(await keyOf({ uuid: 'x' })).not.toBe(await keyOf({ uuid: 'y' }))
  expect(await keyOf({ uuid: null, created_at: '2020' })).not.toBe(await keyOf({ uuid: null, created_at: '2021' }))
})

test.for<[string, string, RegExp]>([
  ['a file that is cut off', ghostExport({ posts: [aGhostPost('1', {})] }).slice(0, -30), /Line \d+: .*incomplete/],
  ['a file that is no JSON', '<html>', /Line 1: .*invalid JSON/],
  [
    'wrong JSON in an item',
    ghostExport({ posts: [aGhostPost('1', {})] }).replace('"uuid"', 'uuid'),
    /Line 9: .*invalid JSON/,
  ],
  ['another kind of file', '{"a": [{"b": 1}]}', /not a Ghost export/],
  ['brackets that do not fit', '{"data": {"posts": [}]}', /Line 1: /],
  ['depth', '['.repeat(1_000), /nested more than/],
])('%s is refused with the line', async ([_what, content, reason]) => {
  await expect(read(content)).rejects.toThrow(reason)
})
