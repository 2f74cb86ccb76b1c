/** Where the HTML of a content stands: its texts, and the same content with others in their places, in the same order. */
export interface RichTextAccessor<Content> {
  get(content: Content): string[]
  set(content: Content, texts: string[]): Content
}

interface ContentWithBody {
  body: string
}

/** Of a content whose only text is its body. */
export const bodyTextAccessor = {
  get: ({ body }: ContentWithBody) => [body],
  set: <Content extends ContentWithBody>(content: Content, [body = '']: string[]): Content => ({ ...content, body }),
}
