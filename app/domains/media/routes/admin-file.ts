import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { wrongMethod } from '~/platform/api-fault'
import { databaseContext } from '~/platform/context.server'
import { DomainError } from '~/platform/errors'
import { isUuid } from '~/platform/is-uuid'
import { readJson } from '~/platform/json-request.server'
import { describePicture } from '../commands.server'
import { findMediaFile, listMediaUses } from '../queries.server'
import type { Route } from './+types/admin-file'

const LONGEST_ALT = 1_000

const changes = z.object({
  alt: z.string().trim().max(LONGEST_ALT, 'Keep the description under 1,001 characters.'),
})

class PictureIsGone extends DomainError {
  constructor() {
    super('This picture is no longer in the library.', 404)
  }
}

function idOf({ mediaId }: { mediaId: string }) {
  if (!isUuid(mediaId)) throw new PictureIsGone()
  return mediaId
}

/** A picture with what shows it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return answerJson(async () => {
    const file = await findMediaFile(db, idOf(params))
    if (!file) throw new PictureIsGone()
    return { file, uses: await listMediaUses(db, file.id) }
  })
}

/** PATCH changes the words that describe it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return wrongMethod('GET, PATCH')
  const { body, fault } = await readJson(request, changes)
  if (fault) return fault
  return answerJson(async () => {
    const isThere = await describePicture(
      context.get(databaseContext),
      context.get(adminContext),
      idOf(params),
      body.alt,
    )
    if (!isThere) throw new PictureIsGone()
    return { alt: body.alt }
  })
}
