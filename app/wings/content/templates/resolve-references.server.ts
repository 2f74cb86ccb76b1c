import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { findProductsBySlug } from '~/wings/shop/products/queries.server'
import { PICTURE_URL_PATTERN, pictureUrlAtLeast } from '~/wings/site/media/picture'
import { findPicturesByIdOrChecksum } from '~/wings/site/media/pictures.queries.server'
import { cellToText } from './engine/parse-row.server'
import { MissingValue, PictureValue, ProductValue } from './engine/variable-values'
import type { TemplateRow, Variable } from './variable'

// wide enough for any place of a text
const PICTURE_WIDTH = 1_200

/**
 * The rows with the pictures and products that they name in place of the names: pictures by id or by an address of the
 * library, products by slug. What is not found becomes a problem of its row when that is rendered. Two queries, whatever
 * the number of rows; hand in some hundreds at once.
 */
export async function resolveReferences(
  db: Database,
  variables: Variable[],
  rows: TemplateRow[],
): Promise<TemplateRow[]> {
  const pictures = variables.filter(({ type }) => type === 'picture')
  const products = variables.filter(({ type }) => type === 'product')
  if (pictures.length + products.length === 0) return rows
  const named = (some: Variable[]) => [
    ...new Set(rows.flatMap((row) => some.map((one) => readReferenceText(row, one)))),
  ]
  const knownPictures = await findPicturesByKey(db, named(pictures))
  const knownProducts = await findProductValues(db, named(products))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      pictures.map((one) => [
        one.name,
        resolvedValue(knownPictures, row, one, 'this image is not in the media library.'),
      ]),
    ),
    ...Object.fromEntries(
      products.map((one) => [one.name, resolvedValue(knownProducts, row, one, 'no product with this slug.')]),
    ),
  }))
}

function readReferenceText(row: TemplateRow, variable: Variable) {
  const given = Object.hasOwn(row, variable.name) ? row[variable.name] : undefined
  return (cellToText(given, variable) || variable.preset.trim()).toLowerCase()
}

function resolvedValue(known: Map<string, unknown>, row: TemplateRow, variable: Variable, sentence: string) {
  const text = readReferenceText(row, variable)
  return text === '' ? '' : (known.get(referenceKey(text)) ?? new MissingValue(sentence))
}

/** One key for all addresses of one picture: its checksum. */
const referenceKey = (text: string) => [...text.matchAll(PICTURE_URL_PATTERN)][0]?.[1] ?? text

async function findPicturesByKey(db: Database, texts: string[]) {
  const keys = texts.map(referenceKey)
  const [ids, checksums] = [keys.filter(isUuid), keys.filter((key) => /^[0-9a-f]{32}$/.test(key))]
  const rows = ids.length + checksums.length > 0 ? await findPicturesByIdOrChecksum(db, { ids, checksums }) : []
  const values = rows.map(
    (row) => [row, new PictureValue(row.id, pictureUrlAtLeast(row, PICTURE_WIDTH), row.alt)] as const,
  )
  return new Map(values.flatMap(([{ id, checksum }, value]) => [[id, value] as const, [checksum, value] as const]))
}

async function findProductValues(db: Database, slugs: string[]) {
  const rows = await findProductsBySlug(db, slugs.filter(Boolean))
  return new Map(rows.map(({ slug, id, name }) => [slug, new ProductValue(slug, id, name)]))
}
