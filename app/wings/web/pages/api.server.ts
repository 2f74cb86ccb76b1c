import { createAdminApi } from '~/wings/site/admin-api.server'
import { searchPages } from './queries.server'

const MAX_RESULTS = 8
const MAX_QUERY_LENGTH = 200

/** `builtIn` are the pages that every studio has. */
export function createPagesApi(builtIn: { path: string; title: string }[]) {
  return (
    createAdminApi()
      /** The pages that a text can link to, by `?q=`, else the last changed ones. Those that every studio has come without an id. */
      .get('/', async (c) => {
        const typed = (c.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH)
        const found = await searchPages(c.var.db, typed, MAX_RESULTS)
        const fixed = builtIn
          .filter(({ title }) => typed.trim() !== '' && title.toLowerCase().includes(typed.trim().toLowerCase()))
          .map((page) => ({ ...page, id: null, kind: 'page' as const, publishedAt: null }))
        return c.json({ pages: [...found, ...fixed] })
      })
  )
}
