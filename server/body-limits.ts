import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MOST_TABLE_BYTES } from '~/domains/bulk-runs/most-table-bytes'
import { LONGEST_NOTE_BYTES } from '~/domains/notes/saved-answer.server'
import { LONGEST_DRAFT_BYTES } from '~/domains/writing/piece'
import { fault } from './fault'

const MIB = 1024 * 1024
const FORM_LIMIT = MIB
const UPLOAD_LIMIT = 10 * MIB
// four photos, as telephones take them
const REVIEW_LIMIT = 33 * MIB
const REVIEW_PATH = /^\/review\/[\w-]+(\.data)?$/
// a hundred thousand rows
const TABLE_LIMIT = MOST_TABLE_BYTES + MIB
const TABLE_PATH = /^\/admin\/bulk-generate\/new(\.data)?$/
const NOTE_PATH = /^\/api\/notes(\/[^/]+)?$/
const DRAFT_PATH = /^\/admin\/[\w-]+\/edit\/[^/]+\/draft$/

/** Refuses what is larger than anything that belongs there: uploads and writings may be large, forms are not. */
export function bodyLimits(): MiddlewareHandler {
  const tooLarge = (limit: number) =>
    bodyLimit({ maxSize: limit, onError: (c) => fault(c, 413, `This is more than ${limit / MIB} MiB.`) })
  const [form, upload, draft] = [tooLarge(FORM_LIMIT), tooLarge(UPLOAD_LIMIT), tooLarge(LONGEST_DRAFT_BYTES)]
  const [note, review, table] = [tooLarge(LONGEST_NOTE_BYTES), tooLarge(REVIEW_LIMIT), tooLarge(TABLE_LIMIT)]
  return (c, next) => {
    if (DRAFT_PATH.test(c.req.path)) return draft(c, next)
    if (NOTE_PATH.test(c.req.path)) return note(c, next)
    if (REVIEW_PATH.test(c.req.path) && isUpload(c.req.header('content-type'))) return review(c, next)
    if (TABLE_PATH.test(c.req.path) && isUpload(c.req.header('content-type'))) return table(c, next)
    return isUpload(c.req.header('content-type')) ? upload(c, next) : form(c, next)
  }
}

function isUpload(contentType: string | undefined) {
  return /^(multipart\/form-data|application\/octet-stream)\b/i.test(contentType ?? '')
}
