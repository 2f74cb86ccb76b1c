import { expect, test } from '~test/test'
import { sanitizeFileName } from '../uploads/sanitize-file-name'
import { contentDisposition } from './content-disposition'

test.for([
  ['ledger 2.0.zip', 'ledger 2.0.zip', 'ledger%202.0.zip'],
  ['Größe – 数量.zip', 'Gr__e _ __.zip', 'Gr%C3%B6%C3%9Fe%20%E2%80%93%20%E6%95%B0%E9%87%8F.zip'],
  ["it's (1) *new*.zip", "it's (1) *new*.zip", 'it%27s%20%281%29%20%2Anew%2A.zip'],
  ['a"b\\c%d.zip', 'a_b_c_d.zip', 'a%22b_c%25d.zip'],
  ['a\r\nSet-Cookie: x', 'a__Set-Cookie: x', 'a__Set-Cookie%3A%20x'],
  ['\ud800.zip', '_.zip', '%EF%BF%BD.zip'],
])('a browser keeps %j under its own name', ([name, ascii, encoded]) => {
  expect(contentDisposition(name ?? '')).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`)
  expect(() => new Headers({ 'Content-Disposition': contentDisposition(name ?? '') })).not.toThrow()
})

test.for([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ada\\ledger.zip', 'ledger.zip'],
  ['..', ''],
  ['...', ''],
  ['a\0b\u202egpj.zip', 'abgpj.zip'],
  ['  ledger.zip ', 'ledger.zip'],
  [`${'a'.repeat(300)}.zip`, `${'a'.repeat(251)}.zip`],
])('a file that is called %j is known as %j', ([given, known]) => {
  expect(sanitizeFileName(given ?? '')).toBe(known)
})
