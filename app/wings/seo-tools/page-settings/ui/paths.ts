export const seoPagesPath = '/admin/seo-settings/pages'
export const seoPagesTablePath = `${seoPagesPath}/table`
export const seoPagesExportPath = `${seoPagesPath}/export.csv`
export const seoPagesImportPath = `${seoPagesPath}/import`

/** Where everything that can be set for one page is written. */
export function seoPageEditPath(path: string) {
  return `${seoPagesPath}/edit?${new URLSearchParams({ path })}`
}
