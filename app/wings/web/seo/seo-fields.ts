import { type SeoField, type SeoPlace, seoRecord } from './seo-record'

type Fields = typeof seoRecord
export type SeoColumn = keyof Fields
export type SeoColumnIn<P extends SeoPlace> = {
  [Column in SeoColumn]: P extends Fields[Column]['in'][number] ? Column : never
}[SeoColumn]

/** A meta tag of one's own, as a form holds it. */
export interface CustomTag {
  kind: 'name' | 'property'
  key: string
  content: string
}

/** The same as it is stored. */
export type StoredTag = { name?: string; property?: string; content: string }

// a text is empty in forms and null in the database where nothing is set
type FormValue<Kind> = Kind extends 'switch' ? boolean : Kind extends 'tags' ? CustomTag[] : string
type StoredValue<Kind> = Kind extends 'switch'
  ? boolean
  : Kind extends 'tags'
    ? StoredTag[]
    : Kind extends 'markup'
      ? object | object[] | null
      : string | null

/** What is stored of a page, by columns. */
export type SeoRow<Column extends SeoColumn = SeoColumn> = { [C in Column]: StoredValue<Fields[C]['kind']> }

type SeoPictureColumn = { [C in SeoColumn]: Fields[C]['kind'] extends 'image' ? C : never }[SeoColumn]

/** The addresses of the pictures that networks show. */
export type SeoPictures = SeoRow<SeoPictureColumn>

/** What the head of a page is made of. */
export type PageSeoSettings = SeoRow<SeoColumnIn<'head'>>

/** Everything that can be set for a page, as its form holds it. An empty field leaves it to the page's own words. */
export type PageSettings = { [C in SeoColumnIn<'page'>]: FormValue<Fields[C]['kind']> }

type InEntry<C extends SeoColumn> = Fields[C] extends { inEntries: infer Differing } ? Differing : object
type EntryName<C extends SeoColumn> = InEntry<C> extends { name: infer Name extends string } ? Name : C
type EntryKind<C extends SeoColumn> = InEntry<C> extends { kind: infer Kind } ? Kind : Fields[C]['kind']

/** What an editor says of a page beside its text. An empty field leaves it to the page's own words. */
export type SeoFields = { [C in SeoColumnIn<'entry'> as EntryName<C>]: FormValue<EntryKind<C>> }

/** A field as one of its places has it: the column, and the name that forms there know it by. */
export type PlacedSeoField<Column = SeoColumn, Name = string> = SeoField & { column: Column; name: Name }

function placeFields(place: SeoPlace) {
  const all: [string, SeoField][] = Object.entries(seoRecord)
  return all
    .filter(([, field]) => field.in.includes(place))
    .map(([column, field]) => ({ column, name: column, ...field, ...(place === 'entry' && field.inEntries) }))
}

export const headSeoColumns = placeFields('head').map(({ column }) => column as SeoColumnIn<'head'>)

export const pageSeoFields = placeFields('page') as PlacedSeoField<SeoColumnIn<'page'>, keyof PageSettings>[]

export const entrySeoFields = placeFields('entry') as PlacedSeoField<SeoColumnIn<'entry'>, keyof SeoFields>[]

export const seoPictureColumns = pageSeoFields.flatMap(({ kind, column }) =>
  kind === 'image' ? [column as SeoPictureColumn] : [],
)

export const emptyPageSettings = emptyValues(pageSeoFields) as PageSettings

export const emptySeo = emptyValues(entrySeoFields) as SeoFields

function emptyValues(fields: PlacedSeoField[]) {
  const empty = (field: SeoField): unknown =>
    field.kind === 'switch' ? field.initial : field.kind === 'tags' ? [] : ''
  return Object.fromEntries(fields.map((field) => [field.name, empty(field)]))
}
