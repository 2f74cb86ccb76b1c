import { expect, test } from 'vitest'
import { letScriptsWait } from './late-scripts.server'

const page =
  '<html><head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="n" type="module" async="">import "/a.js"</script><script type="application/ld+json">{}</script></body></html>'

test('scripts wait in their places, and one that may run begins them', () => {
  const waiting = letScriptsWait(page, 'n')
  expect(waiting).toContain('<link rel="later" href="/a.js"/>')
  expect(waiting).toContain('<script nonce="n" type="later" async="">import "/a.js"</script>')
  expect(waiting).toContain('<script type="application/ld+json">{}</script>')
  expect(waiting).toMatch(/<script nonce="n">\(\(\) => \{[\s\S]+<\/script><\/body><\/html>$/)
  expect(waiting).not.toContain('modulepreload"')
})
