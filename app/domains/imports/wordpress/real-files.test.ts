import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { aFolder } from '../../../../tests/support/folder'
import { expect, test } from '../../../../tests/support/test'
import type { Details, SourceItem } from '../source-item'
import { contentOf } from './content'
import { aWxr, aWxrItem } from './fixtures'
import { openWordpress } from './read-wxr.server'

async function read(content: string | Buffer) {
  const file = path.join(aFolder(), 'export.xml')
  writeFileSync(file, content)
  const read: SourceItem[] = []
  for await (const item of (await openWordpress(file)).items()) read.push(item)
  return read
}

const documentIn = async (item: string, known: Record<string, Details> = {}) =>
  (await read(aWxr(item)))[0]?.document?.((ref) => known[ref])

const converted = (html: string, known: Record<string, Details> = {}) => contentOf(html, (ref) => known[ref], 'post:1')

test('letters that grow when they are made small cut nothing off, and what never ends keeps what follows', () => {
  const big = 'İ'.repeat(40)
  expect(converted(`<p>${big} <style>.a{}</style> 3,000 words</p>`).html).toBe(`<p>${big}  3,000 words</p>`)
  expect(converted(`${big}[caption]<img src="https://a.example/a.png"> x[/caption]end`).html).toContain(
    '<figcaption>x</figcaption></figure><p>end</p>',
  )
  expect(converted('<p>a</p><object data="x"><p>b</p><svg>')).toEqual({
    html: '<p>a</p><p>b</p>',
    notes: [expect.stringContaining('the end of “object”, which never came')],
  })
  expect(converted('<p>a</p><script>b').notes.join()).toContain('the end of “script”')
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
