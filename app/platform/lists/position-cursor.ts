/** Where a page of a numbered list begins: behind one number, or before one; without either at the first. */
export interface PositionCursor {
  after?: number | undefined
  before?: number | undefined
}

/** Reads the place from an address; what is no number of a row is left out. */
export function parsePositionCursor(params: URLSearchParams): PositionCursor {
  const position = (name: string) => {
    const text = params.get(name) ?? ''
    return /^\d{1,9}$/.test(text) ? Number(text) : undefined
  }
  return { after: position('after'), before: position('before') }
}
