import { z } from 'zod'
import { allowedRecord, checkedRecord, UnreadableRecord } from '~/platform/archive/checked-record'
import { momentField } from '~/platform/archive/moment.server'
import { camelCase, renameKeys } from '~/platform/archive/stable-json'
import { cleanArticle } from '~/rich-text/clean.server'
import { emptySeo, type PieceContent } from '../piece'
import type { PieceArchive } from '../piece-archive.server'
import type { PieceKind } from '../piece-kind.server'
import { titleFromArchive } from './content-names'
import type { PieceState } from './piece-state'

const frame = z
  .object({
    id: z.uuid(),
    createdAt: momentField,
    updatedAt: momentField,
    savedAt: momentField,
    publishedAt: momentField.nullable(),
    deletedAt: momentField.nullable(),
    draft: z.looseObject({ savedAt: momentField }).nullable(),
  })
  .refine(({ publishedAt, deletedAt }) => !publishedAt || !deletedAt, 'What is in the trash cannot be public.')

/** A piece from its record, checked as if somebody had typed it, and clean. @throws UnreadableRecord */
export function stateOf<Content extends PieceContent>(
  { kind, kept }: Pick<PieceArchive<Content>, 'kind' | 'kept'>,
  record: unknown,
): PieceState<Content> {
  const fields = z.looseObject({}).parse(inOurNames(record))
  const { draft, ...state } = checkedRecord(frame, fields)
  return {
    ...state,
    content: contentOf(kind, { ...fields, seo: emptySeo }),
    kept: checkedRecord(z.object(kept), fields),
    draft: draft && { content: contentOf(kind, draft), savedAt: draft.savedAt },
  }
}

function inOurNames(record: unknown) {
  try {
    return renameKeys(record, camelCase)
  } catch (error) {
    throw error instanceof RangeError ? new UnreadableRecord('It is nested too deeply.') : error
  }
}

function contentOf<Content extends PieceContent>(kind: PieceKind<Content>, fields: Record<string, unknown>) {
  const content = checkedRecord(kind.schema, titleFromArchive(kind, fields))
  // no ids for headings that had none: what is clean stays as it was
  const texts = kind.texts
    .of(content)
    .map((html) => showPageLinks(allowedRecord(() => cleanArticle(hidePageLinks(html)))))
  return kind.texts.replaced(kind.tidy(content), texts)
}

// a link that names a page is no address, which the cleaning would take away
const hidePageLinks = (html: string) => html.replace(/href="page:(?=[0-9a-f-]{36})/g, 'href="/page:')
const showPageLinks = (html: string) => html.replace(/href="\/page:(?=[0-9a-f-]{36})/g, 'href="page:')
