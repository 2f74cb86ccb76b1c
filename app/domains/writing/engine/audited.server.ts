import { isDeepStrictEqual } from 'node:util'
import type { PostContent } from '../post-content'
import type { StoredPost } from './stored-post.server'

/** What the audit log says of a change of words: its subject, and the small fields that differ. Texts are in the revisions. */
export function changeOf({ id }: Pick<StoredPost, 'id'>, before: PostContent, after: PostContent) {
  const [old, changed] = [smallFields(before), smallFields(after)]
  const names = (Object.keys(changed) as (keyof typeof changed)[]).filter(
    (name) => !isDeepStrictEqual(old[name], changed[name]),
  )
  const only = (fields: typeof old) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return { subject: `post:${id}`, title: after.title, before: only(old), after: only(changed) }
}

function smallFields({ body, seo, ...fields }: PostContent) {
  return { ...fields, ...seo, bodyCharacters: body.length }
}
