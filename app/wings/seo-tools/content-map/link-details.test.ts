import { anIndexedSite } from '~test/fake-site'
import { expect, test } from '~test/test'
import { findLinkDetails, PageIsGone } from './link-details.queries.server'

test('the links between two pages are told with their words and places, and where the text is written', async ({
  database: { db },
}) => {
  const { first } = await anIndexedSite(db)
  expect(await findLinkDetails(db, '/blog/first', '/blog/second')).toEqual({
    links: [{ position: 0, anchor: 'the second one', place: 'body', heading: '', rel: '' }],
    editorPath: `/admin/blog/edit/${first.id}`,
    sentence: null,
  })
  const card = await findLinkDetails(db, '/blog', '/blog/first')
  expect(card).toMatchObject({ links: [{ place: 'card' }], editorPath: null, sentence: null })
  expect((await findLinkDetails(db, '/blog/second', '/blog/first')).links).toEqual([])
  await expect(findLinkDetails(db, '/blog/first', '/nowhere')).rejects.toThrow(PageIsGone)
})
