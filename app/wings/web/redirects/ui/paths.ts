export const redirectsPath = '/admin/seo-settings/redirects'
export const redirectsImportPath = `${redirectsPath}/import`
export const redirectsExportPath = `${redirectsPath}/export.csv`
