import { toSnakeCase } from '~/platform/archive/stable-json'
import { type PageSettings, pageSeoFields } from '~/wings/web/seo/seo-fields'

/** The settings that fit into a cell. */
export type CsvSetting = Exclude<keyof PageSettings, 'customMetaTags' | 'schemaMarkup'>

const csvFields = pageSeoFields.filter(({ kind }) => kind !== 'tags' && kind !== 'markup')

/** The columns of a file of settings, in the specification's names, and the settings that they hold. */
export const settingColumns: ReadonlyMap<string, CsvSetting> = new Map(
  csvFields.map(({ name }) => [toSnakeCase(name), name as CsvSetting]),
)

export const formatCell = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)

/** Only for whoever reads the file; not read back. */
export const exportOnlyColumns = ['kind', 'page_title'] as const

export const PATH_COLUMN = 'page_path'
