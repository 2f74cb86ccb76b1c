/**
 * A path, or a sentence with one in it, without what opens something to whoever has the link: keys of plans, stacks and
 * figures that are shared, of previews, orders and downloads, and tokens that were mailed. Whoever reads logs and reports must not be able to follow them.
 */
export function redactTokens(text: string) {
  return text
    .replace(/\/(review|purchases|download|unsubscribe)\/+(?!sign-out)[^/\s]+/gi, '/$1/<token>')
    .replace(/\/(plan|stack|figures|payment\/test)\/+[^/.\s]+/gi, '/$1/<key>')
    .replace(/\/preview\/+(product\/+|page\/+)?[^/.\s]+/gi, '/preview/$1<key>')
    .replace(/(?<![\w-])[\w-]{20,}\.[\w-]{43}/g, '<token>')
}

const MAX_LOGGED_PATH_LENGTH = 2_000

/** A path as it may stand in a line of the log: without tokens, at most 2,000 characters. */
export function redactPath(path: string) {
  return redactTokens(path).slice(0, MAX_LOGGED_PATH_LENGTH)
}
