const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

export const itemsIn = counted('page', 'pages')
export const redirectsIn = counted('redirect', 'redirects')
export const picturesIn = counted('picture', 'pictures')
