import { expect, test, vi } from 'vitest'
import { sharePage } from './share.island'

test('the browser’s own sharing comes first, closing it copies nothing, and what else goes wrong copies', async () => {
  const copied: string[] = []
  const element = { dataset: {}, children: [], addEventListener() {}, append() {}, remove() {} }
  vi.stubGlobal('document', { createElement: () => ({ ...element }), body: element })
  vi.stubGlobal('location', new URL('http://harbor.test/blog/estimates?utm_source=mail#part'))
  for (const name of ['AbortError', 'DataError']) {
    const share = vi.fn().mockRejectedValue(Object.assign(new Error('not shared'), { name }))
    vi.stubGlobal('navigator', { share, clipboard: { writeText: async (text: string) => copied.push(text) } })
    await sharePage('Estimates')
    expect(share).toHaveBeenCalledWith({ title: 'Estimates', url: 'http://harbor.test/blog/estimates' })
    expect(copied).toEqual(name === 'AbortError' ? [] : ['http://harbor.test/blog/estimates'])
  }
})
