/** Where the HTML of a content stands: its texts, and the same content with others in their places, in the same order. */
export interface Texts<Content> {
  of(content: Content): string[]
  replaced(content: Content, texts: string[]): Content
}

interface WithBody {
  body: string
}

/** Of a content whose only text is its body. */
export const bodyText = {
  of: ({ body }: WithBody) => [body],
  replaced: <Content extends WithBody>(content: Content, [body = '']: string[]): Content => ({ ...content, body }),
}
