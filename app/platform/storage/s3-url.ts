/** A bucket and a folder in it, without saying where the store is: `s3://bucket/folder`. */
export const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]+)((?:\/[\w-][\w.-]*)*)\/?$/

/** S3_URL with the bucket and folder of an `s3://` address, `backups` where it names no folder, cut before its last folder. */
export function s3UrlOfPlace(url: string, place: string) {
  const [, bucket = '', folder = ''] = S3_PLACE.exec(place) ?? []
  const folders = (folder || '/backups').split('/')
  const address = new URL(url)
  const kind = folders.pop() ?? ''
  address.pathname = `/${bucket}${folders.join('/')}`
  return { url: address.href, kind }
}

/**
 * Takes S3_URL apart: https://KEY:SECRET@host/bucket[/folder][?region=…]. The region is that of Amazon's host names, else
 * "auto", which stores without regions ignore.
 */
export function parseS3Url(url: string) {
  const { username, password, origin, hostname, pathname, searchParams } = new URL(url)
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean)
  const [, ofHost] = /^(?:.+\.)?s3[.-]([a-z]{2}-[a-z-]+-\d)\.amazonaws\.com$/.exec(hostname) ?? []
  return {
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    endpoint: origin,
    bucket,
    region: searchParams.get('region') ?? ofHost ?? 'auto',
    prefix: folders.map((folder) => `${folder}/`).join(''),
  }
}
