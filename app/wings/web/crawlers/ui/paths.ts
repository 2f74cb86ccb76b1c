export const crawlersPath = '/admin/seo-settings/crawlers'
