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
