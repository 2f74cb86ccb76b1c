import type { MiddlewareHandler } from 'hono'
import { MAX_TABLE_BYTES } from '~/wings/content/bulk/max-table-bytes'
import { MAX_NOTE_REQUEST_BYTES } from '~/wings/notes/notes/note-schemas'
import { MAX_DRAFT_BYTES } from '~/wings/planner/plans/max-draft-bytes'
import { MAX_ENTRY_BYTES } from '~/wings/publishing/writing/entry'
import { errorResponse } from './error-response'

const KIB = 1024
const MIB = 1024 * KIB
// a message of 5,000 characters of any script, escaped as forms are, has 45 kB
const FORM_LIMIT = 64 * KIB
// behind a guard, which answers before anything is read, and a signature
const GUARDED_LIMIT = MIB
const UPLOAD_LIMIT = 10 * MIB
// four photos, as telephones take them
const REVIEW_LIMIT = 33 * MIB
// a hundred thousand rows
const TABLE_LIMIT = MAX_TABLE_BYTES + MIB

interface BodyLimit {
  path: RegExp
  bytes: number
  /** For files only: the form without one has the limit of other forms. */
  isForFiles?: boolean
}

/** What is larger than a public form, by path: the first line that fits counts. */
const limits: BodyLimit[] = [
  { path: /^\/admin\/api\/entries\/[\w-]+\/[^/]+\/draft$/, bytes: MAX_ENTRY_BYTES },
  { path: /^\/api\/notes(\/[^/]+)?$/, bytes: MAX_NOTE_REQUEST_BYTES },
  { path: /^\/review\/[\w-]+(\.data)?$/, bytes: REVIEW_LIMIT, isForFiles: true },
  { path: /^\/admin\/bulk-generate\/new(\.data)?$/, bytes: TABLE_LIMIT, isForFiles: true },
  { path: /^\/admin\/(api\/uploads\/[\w-]+\/[\w-]+|[\w/-]*import(\.data)?)$/, bytes: UPLOAD_LIMIT, isForFiles: true },
  { path: /^\/planner\/api\/plans(\/drafts\/\w+|\/[\w-]+\/brief)?$/, bytes: MAX_DRAFT_BYTES },
  { path: /^\/planner\/import(\.data)?$/, bytes: UPLOAD_LIMIT, isForFiles: true },
  { path: /^\/(admin|planner)\/(login|setup\/[^/]+)(\.data)?$/, bytes: FORM_LIMIT },
  { path: /^\/(admin|planner|api\/notes)\/|^\/api\/stripe\/webhook$/, bytes: GUARDED_LIMIT },
]

/**
 * Refuses what is larger than anything that belongs there: uploads and writings may be large, forms are not. Who does not
 * say how much it is, is not read: browsers always do, and it would be kept in memory before any guard is asked.
 */
export const limitBodies: MiddlewareHandler = async (c, next) => {
  if (c.req.header('transfer-encoding') !== undefined)
    return errorResponse(c, 411, 'A Content-Length header is required.')
  const limit = limitFor(c.req.path, isUpload(c.req.header('content-type')))
  if (Number(c.req.header('content-length') ?? 0) <= limit) return next()
  return errorResponse(
    c,
    413,
    `The request body is larger than ${limit < MIB ? `${limit / KIB} KiB` : `${limit / MIB} MiB`}.`,
  )
}

function limitFor(path: string, isFile: boolean) {
  const line = limits.find((limit) => limit.path.test(path) && (isFile || !limit.isForFiles))
  return line?.bytes ?? FORM_LIMIT
}

function isUpload(contentType: string | undefined) {
  return /^(multipart\/form-data|application\/(offset\+)?octet-stream)\b/i.test(contentType ?? '')
}
