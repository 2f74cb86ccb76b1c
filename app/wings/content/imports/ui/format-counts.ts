const createCountFormatter = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

export const formatPageCount = createCountFormatter('page', 'pages')
export const formatRedirectCount = createCountFormatter('redirect', 'redirects')
export const formatPictureCount = createCountFormatter('image', 'images')
