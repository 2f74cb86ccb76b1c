import type { StoredFile } from './file-store.server'

/**
 * Takes S3_URL apart: https://KEY:SECRET@host/bucket[/folder][?region=…]. The region is that of Amazon's host names, else
 * "auto", which stores without regions ignore.
 */
export function storeAddress(url: string) {
  const { username, password, origin, hostname, pathname, searchParams } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const [, ofHost] = /^(?:.+\.)?s3[.-]([a-z]{2}-[a-z-]+-\d)\.amazonaws\.com$/.exec(hostname) ?? []
  return {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    endpoint: `${origin}/${bucket}`,
    region: searchParams.get('region') ?? ofHost ?? 'auto',
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}

type Page = { objects: { Key: string; LastModified: Date }[] | null; nextContinuationToken?: string } | undefined | null

/** All objects below a prefix, page after page, by their names without it. */
export async function* objectsBelow(
  prefix: string,
  list: (prefix: string, next: string | undefined) => Promise<Page>,
): AsyncGenerator<StoredFile> {
  let next: string | undefined
  do {
    const page = await list(prefix, next)
    for (const { Key, LastModified } of page?.objects ?? []) {
      if (Key.startsWith(prefix)) yield { name: Key.slice(prefix.length), changedAt: new Date(LastModified) }
    }
    next = page?.nextContinuationToken
  } while (next)
}
