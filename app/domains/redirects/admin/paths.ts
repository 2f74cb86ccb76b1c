export const redirectsPath = '/admin/seo-settings/redirects'
export const removalPath = `${redirectsPath}/removal`
export const importPath = `${redirectsPath}/import`
export const exportPath = `${redirectsPath}/export.csv`
export const notFoundPath = '/admin/seo-settings/not-found'
