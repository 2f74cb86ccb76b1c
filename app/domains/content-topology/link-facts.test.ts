import { expect, test } from '~test/test'
import { aReadSite } from '../pages/register/small-site.fixture'
import { findLinkFacts, PageIsGone } from './find-link-facts.server'

test('the links between two pages are told with their words and places, and where the text is written', async ({
  database: { db },
}) => {
  const { first } = await aReadSite(db)
  expect(await findLinkFacts(db, '/blog/first', '/blog/second')).toEqual({
    links: [{ position: 0, anchor: 'the second one', place: 'body', heading: '', rel: '' }],
    editorPath: `/admin/blog/edit/${first.id}`,
    sentence: null,
  })
  const card = await findLinkFacts(db, '/blog', '/blog/first')
  expect(card).toMatchObject({ links: [{ place: 'card' }], editorPath: null, sentence: null })
  expect((await findLinkFacts(db, '/blog/second', '/blog/first')).links).toEqual([])
  await expect(findLinkFacts(db, '/blog/first', '/nowhere')).rejects.toThrow(PageIsGone)
})
