import { z } from 'zod'
import { adminContext } from '~/domains/accounts/admin-guard.server'
import { answerJson } from '~/platform/answer-json.server'
import { apiFault } from '~/platform/api-fault'
import { environmentContext } from '~/platform/context.server'
import { readJson } from '~/platform/json-request.server'
import { beginUpload } from '../intake/uploads.server'
import { LARGEST_PART_BYTES } from '../picture'
import type { Route } from './+types/admin-uploads'

const LONGEST_NAME = 255

const announced = z.object({
  fileName: z.string().transform(plainName).pipe(z.string().min(1, 'The file has no name.')),
  byteSize: z.int().min(0),
})

/** The last part of a path, without control characters and marks that turn the direction of the text. */
function plainName(name: string) {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-LONGEST_NAME)
}

/** Announces a file that will come in parts. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return apiFault(405, 'Send POST.')
  const { body, fault } = await readJson(request, announced)
  if (fault) return fault
  return answerJson(async () => {
    const { id, received } = await beginUpload(
      context.get(environmentContext).DATA_DIR,
      context.get(adminContext).id,
      body,
    )
    return Response.json({ id, received, partSize: LARGEST_PART_BYTES }, { status: 201 })
  })
}
