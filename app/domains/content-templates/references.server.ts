import { findPicturesNamed } from '~/domains/media/find-picture.server'
import { PICTURE_ADDRESS, pictureAtLeast } from '~/domains/media/picture'
import { findProductsBySlug } from '~/domains/products/queries.server'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/is-uuid'
import { textOfCell } from './variables/read-row.server'
import { MissingValue, PictureValue, ProductValue } from './variables/values'
import type { Row, Variable } from './variables/variable'

// wide enough for any place of a text
const SHOWN_WIDTH = 1_200

/**
 * The rows with the pictures and products that they name in place of the names: pictures by id or by an address of the
 * library, products by slug. What is not found becomes a problem of its row when that is rendered. Two queries, whatever
 * the number of rows; hand in some hundreds at once.
 */
export async function lookUpReferences(db: Database, variables: Variable[], rows: Row[]): Promise<Row[]> {
  const pictures = variables.filter(({ type }) => type === 'picture')
  const products = variables.filter(({ type }) => type === 'product')
  if (pictures.length + products.length === 0) return rows
  const named = (some: Variable[]) => [...new Set(rows.flatMap((row) => some.map((one) => textIn(row, one))))]
  const knownPictures = await picturesBy(db, named(pictures))
  const knownProducts = await productsBy(db, named(products))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      pictures.map((one) => [one.name, found(knownPictures, row, one, 'this is no picture of the library.')]),
    ),
    ...Object.fromEntries(
      products.map((one) => [one.name, found(knownProducts, row, one, 'there is no product with this address.')]),
    ),
  }))
}

function textIn(row: Row, variable: Variable) {
  const given = Object.hasOwn(row, variable.name) ? row[variable.name] : undefined
  return (textOfCell(given, variable) || variable.preset.trim()).toLowerCase()
}

function found(known: Map<string, unknown>, row: Row, variable: Variable, sentence: string) {
  const text = textIn(row, variable)
  return text === '' ? '' : (known.get(keyOf(text)) ?? new MissingValue(sentence))
}

/** One key for all addresses of one picture: its checksum. */
const keyOf = (text: string) => [...text.matchAll(PICTURE_ADDRESS)][0]?.[1] ?? text

async function picturesBy(db: Database, texts: string[]) {
  const keys = texts.map(keyOf)
  const [ids, checksums] = [keys.filter(isUuid), keys.filter((key) => /^[0-9a-f]{32}$/.test(key))]
  const rows = ids.length + checksums.length > 0 ? await findPicturesNamed(db, { ids, checksums }) : []
  const values = rows.map((row) => [row, new PictureValue(row.id, pictureAtLeast(row, SHOWN_WIDTH), row.alt)] as const)
  return new Map(values.flatMap(([{ id, checksum }, value]) => [[id, value] as const, [checksum, value] as const]))
}

async function productsBy(db: Database, slugs: string[]) {
  const rows = await findProductsBySlug(db, slugs.filter(Boolean))
  return new Map(rows.map(({ slug, id, name }) => [slug, new ProductValue(slug, id, name)]))
}
