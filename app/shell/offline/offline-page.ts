interface KeptPage {
  path: string
  html: string
}

/** The page that stands for one that cannot be fetched: it says so, and leads to those that can be read. */
export function drawOfflinePage(kept: KeptPage[]) {
  const list = kept.map(
    ({ path, html }) => `<li><a href="${path.replaceAll('&', '&amp;')}">${titleOf(html) || path}</a>`,
  )
  const readable = list.length ? `<h2>You can read</h2><ul>${list.join('')}</ul>` : ''
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>You are offline</title><style>:root{color-scheme:light dark}body{font:18px/1.6 system-ui,sans-serif;max-width:36rem;margin:12vh auto;padding:0 24px}li{margin:.5em 0}a,button{font:inherit;color:inherit}</style><main><h1>You are offline</h1><p>This page cannot be fetched without a connection.</p><form><button>Try again</button></form>${readable}</main>`
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Escaped already, as it stands in the page. */
function titleOf(html: string) {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1]
}
