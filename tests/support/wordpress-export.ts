/** A WordPress export with these parts in its channel. */
export function aWxr(parts: string, { address = 'https://old.example', title = 'Old site' } = {}) {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${title}</title><link>${address}</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${address}</wp:base_site_url><wp:base_blog_url>${address}</wp:base_blog_url>
${parts}
</channel>
</rss>`
}

export interface WxrItem {
  id: number
  guid?: string
  type?: string
  status?: string
  title?: string
  slug?: string
  link?: string
  html?: string
  excerpt?: string
  author?: string
  date?: string
  password?: string
  parent?: number
  /** Of an attachment. */
  url?: string
  terms?: string
  meta?: Record<string, string>
}

/** One item of an export, as WordPress writes it. */
export function aWxrItem({ id, type = 'post', status = 'publish', slug = `post-${id}`, ...item }: WxrItem) {
  const meta = Object.entries(item.meta ?? {}).map(
    ([name, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${name}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  )
  return `<item>
<title><![CDATA[${item.title ?? `Post ${id}`}]]></title>
<link>${item.link ?? `https://old.example/${slug}/`}</link>
<dc:creator><![CDATA[${item.author ?? 'mara'}]]></dc:creator>
<guid isPermaLink="false">${item.guid ?? `https://old.example/?p=${id}`}</guid>
<content:encoded><![CDATA[${item.html ?? 'Some text.'}]]></content:encoded>
<excerpt:encoded><![CDATA[${item.excerpt ?? ''}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date_gmt>${item.date ?? '2020-05-01 10:00:00'}</wp:post_date_gmt>
<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:post_type>${type}</wp:post_type><wp:post_password>${item.password ?? ''}</wp:post_password>
${item.url ? `<wp:attachment_url>${item.url}</wp:attachment_url>` : ''}${item.terms ?? ''}${meta.join('')}
</item>`
}
