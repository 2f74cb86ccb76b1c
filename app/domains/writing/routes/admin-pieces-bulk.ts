import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { databaseContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { wrongMethod } from '../writing/answers.server'
import { beforeState, bulkDeeds, doWithPosts, MOST_AT_ONCE, putPostsBack } from '../writing/bulk.server'
import type { Route } from './+types/admin-posts-bulk'

const doing = z.object({
  deed: z.enum(bulkDeeds),
  ids: z.array(z.uuid()).min(1, 'Choose something first.').max(MOST_AT_ONCE, 'Choose fewer posts.'),
})
const undoing = z.object({ states: z.array(beforeState).min(1).max(MOST_AT_ONCE) })

/** POST does the same with many posts and answers what they were before, DELETE takes such an answer back. */
export async function action({ request, context }: Route.ActionArgs) {
  const [db, by] = [context.get(databaseContext), context.get(adminContext)]
  if (request.method === 'POST') {
    const { body, fault } = await readJson(request, doing)
    return fault ?? answerJson(() => doWithPosts(db, by, body.deed, body.ids))
  }
  if (request.method !== 'DELETE') return wrongMethod('POST, DELETE')
  const { body, fault } = await readJson(request, undoing)
  return fault ?? answerJson(() => putPostsBack(db, by, body.states))
}

export const loader = () => wrongMethod('POST, DELETE')
