import { anIndexedLink, anIndexedPage } from '~/wings/web/pages/fixtures'
import { aFinishedAudit, listAllFindings } from '~test/audited-site'
import { expect, test } from '~test/test'

test('links to other sites are found as what their addresses answered, and what nobody could ask is in no finding', async ({
  db,
}) => {
  const states = {
    gone: 'broken',
    old: 'moved',
    plain: 'insecure',
    once: 'failing',
    robots: 'unchecked',
    new: 'pending',
  }
  await anIndexedPage(db, '/a')
  await anIndexedPage(db, '/b')
  for (const [position, [name, state]] of Object.entries(states).entries()) {
    const url = `http://elsewhere.test/${name}`
    const redirectsTo = state === 'moved' || state === 'insecure' ? `https://elsewhere.test/${name}` : null
    await anIndexedLink(db, '/a', `${url}#part`, position)
    await db.insertInto('derived.externalLinks').values({ url, state, redirectsTo, dueAt: new Date() }).execute()
  }
  await anIndexedLink(db, '/b', 'http://elsewhere.test/robots')
  const { id } = await aFinishedAudit(db)
  const sentences = async (check: string) =>
    (await listAllFindings(db, id, { check })).map(({ path, rating, sentence }) => [path, rating, sentence])
  expect(await sentences('broken-external-links')).toEqual([
    ['/a', 'bad', 'The page has 1 link to other sites that cannot be reached.'],
  ])
  expect(await sentences('moved-external-links')).toEqual([['/a', 'ok', expect.stringContaining('1 link')]])
  expect(await sentences('insecure-links')).toEqual([['/a', 'ok', expect.stringContaining('1 link')]])
})
