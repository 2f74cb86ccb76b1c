import { expect } from '@playwright/test'
import { openEditor, pasteClipboard, readEditorHtml, readNotifications, test } from '~test/article-editor-page'

test.describe('what other sites show is not lost when it is pasted', () => {
  const iframe =
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="A song" frameborder="0" allow="autoplay" allowfullscreen></iframe>'
  for (const [name, html, expected, said] of [
    [
      'a film of a known provider becomes an embed',
      `<p>Before</p>${iframe}<p>After</p>`,
      '<p>Before</p>\n<figure class="embed" data-embed-url="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x"><a href="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x">A song</a></figure>\n<p>After</p>',
      [],
    ],
    [
      'another frame becomes a link',
      '<p>Before</p><iframe src="//maps.example/embed?x=1" title="A map"></iframe><p>After</p>',
      '<p>Before</p>\n<p><a href="https://maps.example/embed?x=1">A map</a></p>\n<p>After</p>',
      ['A frame from maps.example was replaced by a link. It cannot be embedded here.'],
    ],
    [
      'so does a video',
      '<p>Before</p><video controls><source src="https://cdn.example/a.mp4" type="video/mp4"></video>',
      '<p>Before</p>\n<p><a href="https://cdn.example/a.mp4">https://cdn.example/a.mp4</a></p>',
      ['A video from cdn.example was replaced by a link. It cannot be embedded here.'],
    ],
    [
      'and a picture',
      '<p>See <img src="https://cdn.example/a.png" alt="A view">.</p><p><img src="https://cdn.example/b.png"></p>',
      '<p>See <a href="https://cdn.example/a.png">A view</a>.</p>\n<p><a href="https://cdn.example/b.png">Image</a></p>',
      ['An image from cdn.example was replaced by a link. Upload it to show it here.'],
    ],
    [
      'a picture of the writer’s disk is named',
      '<p>Text<img src="file:///C:/a.png"></p><p><img src="data:image/png;base64,AAAA"></p><p>End</p>',
      '<p>Text</p>\n<p></p>\n<p>End</p>',
      ['A pasted image has no web address and was left out. Upload the file instead.'],
    ],
    [
      'a picture of the library stays one, copied from a page of this site',
      '<p>Text</p><figure><img src="http://editor.test/media/a-960.webp" alt="x"></figure>',
      '<p>Text</p>\n<figure><img src="/media/a-960.webp" alt="x" /></figure>',
      [],
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await openEditor(page)
      await pasteClipboard(page, { 'text/html': html, 'text/plain': 'plain' })
      expect(await readEditorHtml(page)).toBe(expected)
      expect(await readNotifications(page)).toEqual(said)
    })
  }
})
