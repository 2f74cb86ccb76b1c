/** Changes whenever an older site could not read what a newer one writes. */
export const EXPORT_FORMAT = 'studio-export-1'

export const MEDIA_FOLDER = 'media'
