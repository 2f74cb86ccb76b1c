import { z } from 'zod'
import { methodNotAllowed } from '~/platform/http/api-error'
import { type EntryContent, MAX_ENTRY_BYTES } from '../entry'
import { handleEntryJson } from '../entry-request.server'
import { entryTypeContext } from '../entry-type-context.server'
import { saveDraft } from '../lifecycle/save-draft.commands.server'
import type { Route } from './+types/admin-entry-draft'

const MAX_REVISION = 2 ** 31 - 1

const save = (content: z.ZodType<EntryContent>) => z.object({ basedOn: z.int().min(0).max(MAX_REVISION), content })

/** PUT stores what is being written; 409 with the current version when somebody else has saved since. */
export async function action(args: Route.ActionArgs) {
  if (args.request.method !== 'PUT') return methodNotAllowed('PUT')
  const { schema } = args.context.get(entryTypeContext)
  return handleEntryJson(args, { schema: save(schema), maxBytes: MAX_ENTRY_BYTES }, ({ db, kind, by, entryId }, body) =>
    saveDraft(db, kind, by, entryId, body),
  )
}

export const loader = () => methodNotAllowed('PUT')
