export const redirectsPath = '/admin/seo-settings/redirects'
export const redirectsRemovalPath = `${redirectsPath}/removal`
export const redirectsImportPath = `${redirectsPath}/import`
export const redirectsExportPath = `${redirectsPath}/export.csv`
export const notFoundUrlsPath = '/admin/seo-settings/not-found'
