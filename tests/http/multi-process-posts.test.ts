import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { addGuidesCategory, createPostClient, type PostClient } from '~test/post-client'
import { type RunningSite, startSite } from '~test/running-site'
import { createTestDatabase, emptyDatabaseTemplate, type TestDatabase } from '~test/test-databases'

describe('posts written in one of two processes', () => {
  const env = { DATABASE_URL: '', SECRET: 'one secret for both of the processes' }
  let database: TestDatabase
  let [one, two]: RunningSite[] = []
  let [here, there]: PostClient[] = []

  beforeAll(async () => {
    database = await createTestDatabase(emptyDatabaseTemplate())
    env.DATABASE_URL = database.url
    ;[one, two] = await Promise.all([startSite({ ...env, DEMO: '0' }), startSite({ ...env, DEMO: '0' })])
    const { cookie } = await anAdmin(one, env)
    await addGuidesCategory(one.origin, cookie)
    ;[here, there] = [one, two].map(({ origin }) => createPostClient(origin, cookie))
  })
  afterAll(async () => {
    await Promise.all([one?.stop(), two?.stop()])
    await database.close()
  })

  const pages = ['/', '/blog', '/blog?category=guides', '/blog/fresh', '/feed.xml', '/feed.json', '/sitemap.xml']
  const textsOf = (site: RunningSite | undefined) =>
    Promise.all(pages.map(async (path) => (await httpRequest(site?.origin ?? '', path)).text))

  test('a publication is on every page of its own process before its answer, of the other within a second', async () => {
    const id = randomUUID()
    await textsOf(two) // a page that is kept is what can be stale
    await here?.save(id, 0, { slug: 'fresh', title: 'First title' })
    await here?.publish(id)
    const secondHas = (title: string) => async () => {
      const texts = await textsOf(two)
      return texts.every((text, index) => text.includes(pages[index]?.includes('sitemap') ? '/blog/fresh' : title))
    }
    const heardWithin = { timeout: 1_000, interval: 20 }
    await expect.poll(secondHas('First title'), heardWithin).toBe(true)
    await here?.save(id, 1, { slug: 'fresh', title: 'Second title' })
    await here?.publish(id)
    for (const [index, text] of (await textsOf(one)).entries())
      expect(text, pages[index]).toContain(pages[index]?.includes('sitemap') ? '/blog/fresh' : 'Second title')
    await expect.poll(secondHas('Second title'), heardWithin).toBe(true)
    await here?.withdraw(id)
    await expect
      .poll(
        async () =>
          (await textsOf(two))
            .filter((_text, index) => pages[index] !== '/blog/fresh')
            .join('')
            .includes('/blog/fresh'),
        heardWithin,
      )
      .toBe(false)
  })

  test('of saves through both at once only one is stored', async () => {
    const id = randomUUID()
    await here?.save(id, 0, { slug: 'race' })
    const racers = Array.from({ length: 10 }, (_, number) => (number % 2 ? here : there))
    const answers = await Promise.all(
      racers.map((writer, number) => writer?.save(id, 1, { slug: 'race', title: `${number}` })),
    )
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer?.status === 409)).toHaveLength(9)
  })

  test('of posts that want one address at once only one gets it, and no save fails', async () => {
    const racers = Array.from({ length: 10 }, (_, number) => (number % 2 ? here : there))
    const answers = await Promise.all(racers.map((writer) => writer?.save(randomUUID(), 0, { slug: 'wanted-by-all' })))
    expect(answers.map((answer) => answer?.status)).toEqual(Array(10).fill(200))
    expect(answers.filter((answer) => !answer?.json.fieldErrors)).toHaveLength(1)
  })
})
