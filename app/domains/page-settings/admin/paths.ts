export const pagesPath = '/admin/seo-settings/pages'
export const tablePath = `${pagesPath}/table`
export const savePath = `${pagesPath}/many`
export const exportPath = `${pagesPath}/export.csv`
export const importPath = `${pagesPath}/import`

/** Where everything that can be set for one page is written. */
export function editPathOf(path: string) {
  return `${pagesPath}/edit?${new URLSearchParams({ path })}`
}
