import { data } from 'react-router'
import { databaseContext, requestMetaContext } from '~/platform/http/request-context.server'
import { clientKey, isWithinRateLimit } from '~/platform/security/rate-limit.commands.server'
import { Section } from '~/ui/section'
import { listNewestPosts, listPublishedPosts } from '~/wings/content/blog/queries.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import type { Route } from './+types/debug-blog'

const SAMPLE_SIZE = 3
// each look asks the database anew
const RATE_LIMIT = { attempts: 10, seconds: 60 }
const TOO_MANY_REQUESTS = { message: 'Too many requests. Please wait a minute.' }

/** How the published posts load: how long, how many, in which shape. Never kept, so that each visit measures anew. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const { address } = context.get(requestMetaContext)
  if (!(await isWithinRateLimit(db, `blog diagnostics:${clientKey(address)}`, RATE_LIMIT)))
    throw data(TOO_MANY_REQUESTS, { status: 429 })
  const startedAt = performance.now()
  const newest = await listNewestPosts(db, SAMPLE_SIZE)
  const newestAt = performance.now()
  const { posts, pages } = await listPublishedPosts(db, { category: null, page: 1, size: 100 })
  const listedAt = performance.now()
  return {
    measures: [
      { name: `Newest ${SAMPLE_SIZE} posts`, value: `${(newestAt - startedAt).toFixed(1)} ms` },
      { name: 'First page of the list', value: `${(listedAt - newestAt).toFixed(1)} ms` },
      { name: 'Published posts', value: pages > 1 ? 'more than 100' : String(posts.length) },
    ],
    shape: Object.entries(newest[0] ?? {}).map(([field, value]) => ({ field, type: typeName(value) })),
  }
}

function typeName(value: unknown) {
  if (value === null) return 'null'
  return value instanceof Date ? 'date' : typeof value
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Blog diagnostics', description: 'How blog posts load.', robots: 'noindex' })
}

export default function DebugBlog({ loaderData: { measures, shape } }: Route.ComponentProps) {
  return (
    <Section title="Blog diagnostics" level={1}>
      <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {measures.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 mb-3 text-h3">Shape of a post</h2>
      {shape.length === 0 ? (
        <p>There are no published posts.</p>
      ) : (
        <ul className="grid gap-1 font-mono text-small">
          {shape.map(({ field, type }) => (
            <li key={field}>
              {field}: {type}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
