import { z } from 'zod'
import { isUuid } from '~/platform/database/is-uuid'
import { DomainError } from '~/platform/errors/errors'
import { methodNotAllowed } from '~/platform/http/api-error'
import { readJson } from '~/platform/http/read-json.server'
import { databaseContext } from '~/platform/http/request-context.server'
import { respondWithJson } from '~/platform/http/respond-with-json.server'
import { adminContext } from '~/wings/site/admin-context.server'
import { setPictureAltText } from '../commands.server'
import { findMediaFile, listMediaUses } from '../queries.server'
import type { Route } from './+types/admin-media-file'

const MAX_ALT_LENGTH = 1_000

const changes = z.object({
  alt: z.string().trim().max(MAX_ALT_LENGTH, 'The alt text must be 1,000 characters or fewer.'),
})

class PictureNotFound extends DomainError {
  constructor() {
    super('This image is no longer in the library.', 404)
  }
}

function requireMediaId({ mediaId }: { mediaId: string }) {
  if (!isUuid(mediaId)) throw new PictureNotFound()
  return mediaId
}

/** A picture with what shows it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  return respondWithJson(async () => {
    const file = await findMediaFile(db, requireMediaId(params))
    if (!file) throw new PictureNotFound()
    return { file, uses: await listMediaUses(db, file.id) }
  })
}

/** PATCH changes the words that describe it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  if (request.method !== 'PATCH') return methodNotAllowed('GET, PATCH')
  const { body, fault } = await readJson(request, changes)
  if (fault) return fault
  return respondWithJson(async () => {
    const isThere = await setPictureAltText(
      context.get(databaseContext),
      context.get(adminContext),
      requireMediaId(params),
      body.alt,
    )
    if (!isThere) throw new PictureNotFound()
    return { alt: body.alt }
  })
}
